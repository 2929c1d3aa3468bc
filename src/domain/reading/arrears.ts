import type { Sum } from '../language/sum.ts'

/** Rent of months that are told one by one, as what of it is open: 만원, and which sums tell it. */
export interface OpenRent {
  value: number
  sums: readonly Sum[]
}

const MONTH =
  /(?<![\d가-힣])(?:1[0-2]|[1-9])월(?:분|달|치)?(?!세)|(?<![가-힣])(?:지난|저번|이번|그|요번|지지난)\s?달|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:last|this) month\b/
/** Not paid in whole, and paid: each settles the months that were named before it. */
const MISSED =
  /(?:안|못)\s?(?:냈|내(?!면|려|도)|낸|냄|줬|보냈|보내(?!면|려|도)|보낸|넣)|내지\s?(?:못|않)|(?:월세|차임|임대료)?\s?미납|빼먹|건너뛰|걸렀|빠뜨렸/
const PAID =
  /(?<![안못]\s?)(?:냈|낸|내고|내었|냄|줬|보냈|입금했|납부했)|완납|정상\s?납부|\bpaid (?:in full|on time|normally)\b/
/** That of a month so much was not paid: 30 모자라게 내고, 30만 덜 냈다, 300k short. */
const SHORT_BEHIND =
  /^(?:만)?(?:원)?\s?(?:씩|을|를|이|정도|쯤|만)?\s?(?:덜|모자라|부족|적게|빼고|빠뜨|깎|못\s?(?:냈|내|낸)|안\s?(?:냈|내|낸)|밀|(?:won )?short\b)/
/** And that so much of it was: 20만원만 냈다, 이번달 40만 냈어요. */
const PART_BEHIND =
  /^(?:만)?(?:원)?\s?(?:(?:밖에|뿐이?)\s?(?:못|안)\s?(?:냈|내|낸|줬|보냈)|(?:씩|을|를|만|정도만)?\s?(?:냈|내고|낸|보냈|보내고|입금|줬|넣))/
const PART_AHEAD = /\b(?:paid|sent|transferred)(?: only)? $/i
const SHORT_AHEAD = /\bshort(?:ed)?(?: by)? $/i
/** paid 500k in June: the month stands behind what was paid of it. */
const ITS_MONTH = /^\s?(?:won )?(?:too little |less |short )?(?:in|for|of) $/i
const MISSED_EN =
  /\b(?:skipped|missed|(?:didn['’]t|did not|haven['’]t|have not|couldn['’]t) (?:pay|paid)(?: the)?(?: rent)?(?: for| in| at all in)?)\s/i

const EVERY = new RegExp([MONTH, MISSED_EN, MISSED, PAID].map((it) => `(${it.source})`).join('|'), 'gi')

interface Told {
  at: number
  is: 'MONTH' | 'SKIPS' | 'MISSED' | 'PAID' | 'SHORT' | 'PART'
  sum?: Sum
}

const wordsIn = (text: string, sums: readonly Sum[]): Told[] =>
  [...text.matchAll(EVERY)].flatMap((match): Told[] => {
    const [whole, month, skips, missed] = match
    const at = match.index
    // 이 달에 얼마를 냈다: the sum before it is what was paid, and no month as a whole.
    const isOfSum = sums.some(
      (it) => it.end <= at && at - it.end <= BESIDE && !/[,.;\n월달]/.test(text.slice(it.end, at)),
    )
    if (month !== undefined)
      return sums.some((it) => at >= it.start && at + whole.length <= it.end) ? [] : [{ at, is: 'MONTH' }]
    if (skips !== undefined) return [{ at, is: 'SKIPS' }]
    return isOfSum ? [] : [{ at, is: missed === undefined ? 'PAID' : 'MISSED' }]
  })
/** Letters between a sum and the word that says what was done with it. */
const BESIDE = 8
const NEAR = 20

/** 저번 달 20, 이번 달 40만 냈어요; 8월엔 40, 9월엔 50만 냈어요: what is said of the later is said of both. */
const ALIKE = new RegExp(
  String.raw`^(?:만)?(?:원)?[\s,]*(?:${MONTH.source})(?:에는|에도|에|엔|은|는|도)?\s?$`,
  'i',
)

/** All together, and no part. */
const TOTAL_AHEAD = /(?:총|합쳐서?|합하면|합계|전부|모두|다\s?해서|total(?: of)?)\s?(?:은|는|해서)?\s?$/

const sumsTold = (text: string, sums: readonly Sum[], rent: number): Told[] =>
  sums.reduceRight<Told[]>((later, sum) => {
    const behind = text.slice(sum.end, sum.end + NEAR)
    const ahead = text.slice(Math.max(0, sum.start - NEAR), sum.start)
    const [next] = later
    const isAlike = next?.sum !== undefined && ALIKE.test(text.slice(sum.end, next.sum.start))
    const is =
      SHORT_BEHIND.test(behind) || SHORT_AHEAD.test(ahead)
        ? 'SHORT'
        : PART_BEHIND.test(behind) || PART_AHEAD.test(ahead)
          ? 'PART'
          : isAlike
            ? next.is
            : null
    return is === null || sum.value >= rent || TOTAL_AHEAD.test(ahead)
      ? later
      : [{ at: sum.start, is, sum }, ...later]
  }, [])

/**
 * What is open of a rent where its months are told one by one (9월에 30 모자라게 내고 10월은 통째로 못 냈어요): null where no month
 * is. Linear in the length of the text.
 */
export const openRentIn = (text: string, sums: readonly Sum[], rent: number): OpenRent | null => {
  const others = sums.filter(({ value }) => value !== rent)
  const told = [...wordsIn(text, sums), ...sumsTold(text, others, rent)].toSorted((a, b) => a.at - b.at)
  const used: Sum[] = []
  let value = 0
  let named = 0
  let months = 0
  let skips = false
  /** A month behind a sum is that of the sum, and no other one. */
  const isOfSum = (index: number): boolean => {
    const sum = told[index - 1]?.sum
    const at = told[index]?.at ?? 0
    return told[index]?.is === 'MONTH' && sum !== undefined && ITS_MONTH.test(text.slice(sum.end, at))
  }
  for (const [index, { is, sum }] of told.entries()) {
    if (is === 'MONTH') {
      months += 1
      if (isOfSum(index)) continue
      if (skips) value += rent
      else named += 1
      continue
    }
    if (is === 'SHORT' || is === 'PART') {
      // I skipped January and in March I sent only 400k: the month before a sum is its own, unless one stands behind it.
      if (skips && told[index - 1]?.is === 'MONTH' && !isOfSum(index + 1)) value -= rent
      value += is === 'SHORT' ? (sum?.value ?? 0) : rent - (sum?.value ?? 0)
      if (sum !== undefined) used.push(sum)
    }
    if (is === 'MISSED') value += named * rent
    skips = is === 'SKIPS'
    named = 0
  }
  return value > 0 && months > 0 ? { value, sums: used } : null
}

/** 제일 많이 쌓였을 때가 150만원: the most that was open, where rent that was late is spoken of. */
const OF_ARREARS = /밀[린렸려]|연체|미납|\barrears|\bbehind\b/i
const MOST_BEFORE =
  /(?:쌓[였인여이]|누적|(?:제일|가장|최대|최고)(?:로|치)?\s?(?:많|밀|심|컸|클|높))[^\d.?!\n]{0,14}$|\b(?:at (?:its|the) (?:most|worst|peak)|the most (?:i|we) (?:ever )?owed)[^\d.?!\n]{0,14}$/i
const MOST_BEHIND = /^(?:만)?(?:원)?\s?까지\s?(?:쌓|갔|올라|늘|불어)/
/** Whether a sum is the most rent that ever was open, by what stands before and behind it: never where no rent that was late is spoken of. */
export const mostOpenIn = (text: string): ((before: string, behind: string) => boolean) =>
  OF_ARREARS.test(text)
    ? (before, behind) => MOST_BEFORE.test(before) || MOST_BEHIND.test(behind)
    : () => false
