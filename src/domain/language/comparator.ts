import { anyOf, matchAt, skipSpaces } from './text.ts'

/** What a word beside a number does to it. BAND is 대; LOW, MID, HIGH and their joins are 초반, 중반, 후반. */
export type Comparator =
  | 'LE'
  | 'LT'
  | 'GE'
  | 'GT'
  | 'ABOUT'
  | 'BAND'
  | 'LOW'
  | 'LOW_MID'
  | 'MID'
  | 'MID_HIGH'
  | 'HIGH'

export interface ComparatorSpan {
  comparator: Comparator
  end: number
}

type Rule = readonly [Comparator, RegExp]

const REFUSED = '(?:안\\s?[돼되된]|못|힘들|부담|싫|곤란|어렵|어려|무리|불가|금지|제외|빼|말고|노노)'
const REST = '[가-힣]*'

/** Longer and negated readings come first: 넘지 않는 before 넘는, 이상은 안 돼요 before 이상. */
const AFTER: readonly Rule[] = [
  ['LE', new RegExp(`(?:안|못)\\s?넘${REST}`, 'y')],
  ['LE', new RegExp(`넘(?:지|기지)\\s?(?:는\\s?|만\\s?)?(?:않|말|못|안)${REST}`, 'y')],
  [
    'LE',
    new RegExp(
      `넘(?:으면|기면|어가면|는\\s?건|는\\s?거는|는\\s?것은)\\s?(?:좀\\s?)?${REFUSED}${REST}(?:\\s[돼되]${REST})?`,
      'y',
    ),
  ],
  ['LE', new RegExp(`초과(?:하지|되지|하면|는|는\\s?좀)?\\s?(?:않|말|${REFUSED})${REST}`, 'y')],
  ['LT', new RegExp(`이상(?:은|이면|이라면|인\\s?건|인\\s?것은)?\\s?(?:좀\\s?)?${REFUSED}${REST}`, 'y')],
  ['GT', new RegExp(`이하(?:는|면|이면|인\\s?건)?\\s?(?:좀\\s?)?${REFUSED}${REST}`, 'y')],
  ['GE', new RegExp(`미만(?:은|이면|인\\s?건)?\\s?(?:좀\\s?)?${REFUSED}${REST}`, 'y')],
  ['LT', /보다\s?(?:더\s?)?(?:싸|싼|저렴한|저렴하게|낮은|낮게|작은|적은|적게|좁은|짧은|덜)/y],
  ['GT', /보다\s?(?:더\s?)?(?:비싼|높은|높게|큰|넓은|넓게|많은|많이|긴)/y],
  ['LE', /(?:도|이)?\s?안\s?(?:된|됀|지난|됐)[가-힣]*/y],
  ['LT', /미만/y],
  [
    'LE',
    anyOf(
      String.raw`
      이하  이전  까지  이내  안쪽  안으로  안에서  안(?=$|\s(?!돼|되|된|넘|나|들)|,)  안에  안짝  내로  내에서  내에  밑  언더  아래
      최대(?!한?\s?[\d일이삼사오육칠팔구])  맥스(?!\s?\d)  한도  한정  (?:를|을)?\s?상한`,
      'y',
    ),
  ],
  [
    'LE',
    anyOf(
      String.raw`
      (?:or|and)\s(?:less|under|below|lower|cheaper|smaller|fewer)  at most\b  max(?:imum)?\b
      tops\b  or earlier\b  or before\b`,
      'y',
    ),
  ],
  [
    'GT',
    /초과|넘(?:어요?(?=[\s.,!?~ㅠ]|$)|습니다|네요?|거든|는데)|넘는|넘게|넘은|넘고|넘어가는|넘어야|넘었으면|넘으면|넘음/y,
  ],
  [
    'GE',
    anyOf(
      String.raw`
      이상  이후  부터  최소(?!한?\s?[\d일이삼사오육칠팔구])
      (?:or|and)\s(?:more|above|over|up|higher|larger|bigger|later|newer|after)  minimum\b
      at least\b  plus\b  \+`,
      'y',
    ),
  ],
  [
    'ABOUT',
    /정도|쯤|즈음|내외|안팎|전후|가량|언저리|수준|남짓|근방|근처|안밖|선(?=에|으|이|\s|$)|(?:or so|give or take)\b/y,
  ],
  ['LOW_MID', /초중반/y],
  ['MID_HIGH', /중후반/y],
  ['LOW', /초반/y],
  ['MID', /중반/y],
  ['HIGH', /후반/y],
  [
    'BAND',
    /대(?=$|[^가-힣]|초|중반|중후|후|[로의에는은인만요쯤]|이[하상고나요]|까지|부터|정도|면|짜리|아파트|오피|빌라|원룸|매물|전세|월세|매매)/y,
  ],
]

/** Words between a number and its comparator that change nothing: 5억을 넘지 않는, 2억짜리 이하. */
const LINK = /(?:원)?(?:짜리|보다는|으로|로|은|는|이|가|을|를)\s?/y

const BEFORE: readonly Rule[] = [
  [
    'LE',
    anyOf(
      String.raw`
      (?:no|not)\s(?:more|over|above|older|exceed(?:ing)?)(?:\sthan)?\s
      (?:does not|doesn't|doesnt|do not|don't|won't|not|never)\s(?:to\s)?(?:go(?:es|ing)?|be|costs?|costing)\s(?:over|above|beyond|past|more than)\s
      (?:does not|doesn't|doesnt|do not|don't|won't|not|never)\s(?:to\s)?exceed(?:ing)?\s
      (?:up to|at most|within|under|max(?:imum)?(?:\sof)?|capped at|cap of)[\s:.]\s?`,
      'y',
    ),
  ],
  [
    'GE',
    anyOf(
      String.raw`
      (?:no|not)\s(?:less|fewer|under|below)(?:\sthan)?\s
      (?:at least|over|min(?:imum)?(?:\sof)?|starting (?:at|from)|from|since|after)[\s:.]\s?`,
      'y',
    ),
  ],
  ['LT', /(?:less|cheaper|lower|smaller|fewer) than\s|below\s|before\s/y],
  ['GT', /(?:more|greater|higher|larger|bigger) than\s|above\s|older than\s(?=\d{1,2}\s?-?\s?year)/y],
  ['ABOUT', /(?:around|about|approx(?:imately)?\.?|roughly|circa)\s/y],
  [
    'LE',
    anyOf(
      String.raw`
      최대한도?\s?  최대로?\s?  최고\s?  많아(?:야|도)\s?  맥스\s?  상한\s?  아무리 비싸도\s?  비싸(?:도|야)\s?  높아야\s?  길어야\s?
      커도\s?`,
      'y',
    ),
  ],
  ['GE', /최소한?\s?|적어도\s?|못해도\s?|최저\s?|하한\s?|아무리 작아도\s?|작아도\s?/y],
  [
    'ABOUT',
    /약\s?(?=[\d일이삼사오육칠팔구십백천])|대략\s?|대충\s?|거의\s?|한\s(?=[\d일이삼사오육칠팔구십백천])|한(?=\d)/y,
  ],
]

export const readComparatorBefore = (text: string, at: number): ComparatorSpan | undefined => {
  for (const [comparator, expression] of BEFORE) {
    const match = matchAt(expression, text, at)
    if (match && (at === 0 || !/[a-z]/.test(text[at - 1] ?? '') || !/[a-z]/.test(text[at] ?? ''))) {
      return { comparator, end: at + match[0].length }
    }
  }
  // “~5억” is open below.
  return text[at] === '~' ? { comparator: 'LE', end: skipSpaces(text, at + 1) } : undefined
}

export const readComparatorAfter = (text: string, at: number): ComparatorSpan | undefined => {
  const start = skipSpaces(text, at)
  const plain = readRule(text, start)
  if (plain) return plain
  const link = matchAt(LINK, text, at)
  if (!link) return undefined
  const linked = readRule(text, at + link[0].length)
  // “5억이 최대”, “2억을 넘지 않는”: but a topic alone (전세는 대구) never makes a band.
  return linked && linked.comparator !== 'BAND' ? linked : undefined
}

const readRule = (text: string, at: number): ComparatorSpan | undefined => {
  for (const [comparator, expression] of AFTER) {
    const match = matchAt(expression, text, at)
    if (match) return { comparator, end: at + match[0].length }
  }
  return undefined
}
