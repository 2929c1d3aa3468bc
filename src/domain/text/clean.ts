/**
 * Characters that are no text: controls (but for tab and the ends of lines), those that turn the direction of what follows,
 * and code points that Unicode keeps for nobody. A name with one shows as another, XML with one is not well-formed, a
 * terminal obeys it, and PostgreSQL refuses NUL.
 */
const NO_TEXT =
  /(?![\t\n\r])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Noncharacter_Code_Point}/gu
const MAYBE = /[^\t\n\r\u0020-\u007e\u00a0-\u0500\u1100-\u1fff\u3000-\ud7a3]/

/** A text without what is none; halves of characters become U+FFFD. For everything that users, models or sources wrote. */
export const cleanText = (text: string): string =>
  MAYBE.test(text) ? text.toWellFormed().replace(NO_TEXT, '') : text
