/** Distinct matches of a global expression. */
export const matchCount = (expression: RegExp, text: string): number =>
  new Set(text.match(expression) ?? []).size

export const compact = (text: string): string => text.replace(/\s+/g, '')

/** Where one need ends and another may begin: 랑, 와, 그리고, -해 주고, a comma, the end of a sentence. */
const JOINT =
  /(?<=[가-힣](?:이랑|랑|하고|이며))\s+|(?<=(?:는지|ㄴ지|율|세|도|한도|위험|전망|시세|절차|대출|금리|이자|집값|가격))(?:와|과)\s+|\s+(?:그리고|및|또는|겸)\s+|(?<=(?:주고|보고|하고|찾고|알고|쓰고|받고|구하고|까지))\s+|[,;·&+\n]\s*|[.?!~]{1,20}\s+|\s+(?:and|plus|also|as well as|then)\s+|(?<=지도)\s+/

/** The conjuncts of a question; each may hold a need of its own. */
export const splitClauses = (text: string): string[] =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    .split(JOINT)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > 1)
