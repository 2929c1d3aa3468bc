import type { RULING as KO } from '../ko/ruling.ts'

export const RULING: typeof KO = {
  'ruling.unverified': ({ what }) => `Not confirmed in the statutes: ${what}`,
  'ruling.until': ({ date }) => `This holds until ${date}.`,
  'ruling.unreviewed': ({ date }) =>
    `Written from the statutes of ${date}; no professional has reviewed it yet. It is no legal advice: ask one before an important decision.`,
  'ruling.near': 'Nothing that I have fits exactly. Did you mean one of these?',
}
