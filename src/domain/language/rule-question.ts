import { anyOf } from './text.ts'

/** Rules of this product's calculators that are asked about by name, with figures or without. */
export const RULE_QUESTIONS = ['limits', 'priority', 'guarantee'] as const
export type RuleQuestion = (typeof RULE_QUESTIONS)[number]

const ASKS: Record<RuleQuestion, RegExp> = {
  limits:
    /\b(?:ltv|dsr)\b|(?:ltv|dsr)(?=[가-힣\s])|담보\s?인정\s?비율|총부채\s?원리금|loan[- ]to[- ]value|debt service ratio/i,
  priority: anyOf(
    String.raw`
      최우선\s?변제  소액\s?(?:임차인|보증금)  small[- ]deposit  priority repayment
      (?:경매|공매)[^.?!]{0,16}(?:얼마|보증금|돌려받|받을|배당)  (?:보증금|전세금)[^.?!]{0,20}(?:경매|공매)[^.?!]{0,16}(?:얼마|돌려받|받을)`,
    'i',
  ),
  guarantee:
    /(?:보증\s?보험|반환\s?보증|전세\s?보증|hug|허그|deposit (?:guarantee|insurance))[^.?!]{0,24}(?:조건|요건|가입|한도|대상|되나|될까|되는지|들\s?수|돼|자격|qualif|condition|eligib|get)|(?:insure|guarantee)[^.?!]{0,20}deposit/i,
}

export const readRuleQuestions = (text: string): RuleQuestion[] =>
  RULE_QUESTIONS.filter((it) => ASKS[it].test(text.slice(0, 2000)))
