import type { ANSWER as KO } from '../ko/answer.ts'

export const ANSWER: typeof KO = {
  words: ({ text }) => text,
  'answer.heading.property': 'Listings',
  'answer.heading.market': 'Market prices',
  'answer.heading.legal': 'Law',
  'answer.heading.loan': 'Loans',
  'answer.heading.conditions': 'What changes it',
  'answer.heading.steps': 'What to do now',
  'answer.heading.eachHome': 'Home by home',
  'answer.heading.checks': 'What to check by law',
  'answer.heading.advice': 'What to do next',
  'answer.heading.assumptions': 'How the question was read',
  'answer.heading.gaps': 'Please note',
  'answer.notHeld': ({ names, places }) =>
    `No listings and no deals are held of ${names}. What follows is of ${places}, where it stands.`,
  'answer.notHeldAnywhere': ({ names }) =>
    `No listings and no deals are held of ${names}. Say which neighbourhood it is in to look around it.`,
  'answer.unapplied': ({ parts }) =>
    `Not applied, because these conditions could not be searched by: ${parts}.`,
  'answer.unread': ({ parts }) =>
    `${parts}: not used in the calculation, since it is not clear what it means. Tell what it is, and it will be worked out again.`,
  'answer.remembered.PROFILE': ({ name, value }) => `Remembered of you and used, ${name}: ${value}`,
  'answer.remembered.CONVERSATION': ({ name, value }) =>
    `Taken over from the conversation, ${name}: ${value}`,
  'answer.assumed': ({ name, value }) => `${name}: ${value}`,
  'answer.assumed.deal': ({ value }) => `No kind of deal was named, so this was looked up: ${value}.`,
  'answer.assumed.everywhere': ({ value }) => `No region was named, so ${value} were searched.`,
  'answer.assumed.near': ({ value }) => `Near a station was read as ${value}.`,
  'answer.assumed.renamed': ({ value }) => `Searched in what the district is today: ${value}`,
  'answer.assumed.several': ({ value }) => `Several places have this name, all were searched: ${value}`,
  'answer.nothing': 'No data were found that answer the question, and nothing is made up here.',
  'answer.seeBelow': 'See below what to check first.',
  'answer.askMore': 'Tell me a region, a kind of deal or more conditions and I will look again.',
  'answer.clarify': 'What can I help you with: listings, market prices, law or loans?',
  'answer.clarifyAt': ({ region }) =>
    `What would you like to know about ${region}: listings, market prices, law or loans?`,
  'answer.suggestions': 'You could ask, for example:',
  'answer.suggest.market': ({ region }) => `What are jeonse prices of apartments in ${region}?`,
  'answer.suggest.property': ({ region }) => `Find apartments for sale near a station in ${region}`,
  'answer.suggest.legal': 'My landlord does not return the deposit after the lease has ended',
  'answer.suggest.loan': 'Compare jeonse loans',
  'answer.declined':
    'This question is not about housing, so I cannot help with it. I assist with finding and contracting a home.',
  'answer.abilities': 'What I can do for you:',
  'answer.ability.property': 'finding listings by region, price, area, station and more',
  'answer.ability.market': 'prices and trends from reported deals',
  'answer.ability.legal': 'articles of law on leases and sales',
  'answer.ability.loan': 'comparing housing loans',
  'answer.demo': ({ kinds }) =>
    `the ${kinds} in this answer were invented for demonstration. They are not real; do not decide or sign anything on them.`,
  'answer.demoTitle': 'Demo data',

  'calculation.given': 'Given',
  'calculation.assumed': 'Assumed',
  'calculation.rule': 'Rule',

  'law.titled': ({ article, title }) => `${article} (${title})`,
  'law.isDigest': ({ article }) => `${article}: a digest of the article in plain words, not its text`,
  'law.effective': ({ article, date }) => `${article}, in force from ${date}`,
  'law.quote': ({ quote }) => `“${quote}”`,
  'law.quoteOf': ({ paragraph, quote }) => `(paragraph ${paragraph}) “${quote}”`,
  'law.digest': ({ digest }) => digest,
  'law.quoteInShort': ({ digest }) => digest,
  'law.quoteOfInShort': ({ digest }) => digest,
  'law.says': ({ article }) => `${article}:`,
  'law.accordingTo': ({ article }) => `According to ${article}:`,
  'law.share': ({ written, share }) => `(${written} = ${share})`,
  'law.within': ({ asked, limit }) =>
    `The ${asked} you ask about is within the limit of this article (${limit}). Check that the article applies to your case.`,
  'law.beyond': ({ asked, limit }) =>
    `The ${asked} you ask about is beyond the limit of this article (${limit}). Check that the article applies to your case.`,
  'law.sources': 'Sources',
  'law.also': 'See also',
  'law.figures': ({ figures }) => `In figures: ${figures}`,
  'law.profile': ({ profile }) =>
    `Check whether the conditions of the article fit your circumstances (${profile}).`,
  'law.note':
    'This is general legal information, not advice on a case. Ask a professional before an important decision.',
  'law.digestNote': '(A digest of the article in plain words; see the original for the exact wording.)',
}
