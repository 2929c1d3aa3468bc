import { canonicalJson } from '../canonical-json.ts'
import type { Case } from '../case.ts'
import { readFigures } from '../language/case.ts'
import { readTraits } from '../language/household.ts'
import { Kept } from '../language/kept.ts'
import type { PlaceIndex } from '../language/places.ts'
import { blanked } from '../language/span.ts'
import { readNumbers } from './numbers.ts'
import { readTax } from './tax.ts'
import type { TaxAsk } from './tax-words.ts'

/** What a case is amended with in a few words. */
const LONGEST = 60

/** Words that only tell that a case is supposed, told or corrected, and of what: 혹시, 아니, 집값이, 어떻게 되나요. */
const AMENDS = new RegExp(
  `^(?:${[
    // How one begins, and how one takes something back.
    '아|아아|ㅇ|앗|참|아차|음|어|네|넵|예|아니|아뇨|아니요|아니고|아니라|말고|ㅇㅋ|ㅇㅇ|오케이|그럼|그러면|그렇다면|그리고|혹시|만약|만약에|만일|근데|그런데|사실|사실은|실은|이미|다시|또|죄송|미안|잠깐|깜빡했는데|정정|수정',
    '제가|저는|저희|저희는|전|난|나는|내가|우리|지금|현재|말한|말씀드린|건|거는|것은|보니까?|확인하니까?|알고|알아보니까?',
    // What it is a figure of.
    '(?:집값|집|매매가?|매도가?|매수가|시세|가격|값|보증금|전세금?|전셋값|전세가|월세|임대료|대출금?|금리|이자|이율|연봉|소득|연소득|급여|만기|기간|근저당|선순위|융자|채권|공시가격?|공시지가|금액|면적|전용|평수|계약금|보유|거주|전환율|기준금리|등기부?|등기부등본)(?:이|가|은|는|을|를|도|에|의|만|으로|로|기간|기간이)?',
    // What becomes of it.
    '(?:이|가)?(?:면|이면|라면|이라면|다면|인|일|인데|이라|이라고|라고|임|야|이야|예요|에요|이에요|이예요|입니다|래요|이래요|래|이래|대요|이었어요?|였어요?|거든요?|네|네요)(?:요|은요|은)?|경우|경우엔|경우에는|경우는|경우는요',
    '어때|어때요|어떨까요?|어떻게|어찌|되나요|돼요|돼|되지|되죠|될까요?|되는지|됩니까|되는데|달라|달라져|달라져요|달라지나요|달라질까요|바뀌나요|바뀌어|바뀌어요|바뀌면|바꾸면|바꿔|바꿔서|하면|해서|할게|계산|계산해|계산해줘|계산해줘요|계산해주세요|계산하면|해줘|해줘요|해주세요|줘|주세요|얼마|얼마예요|얼마에요|얼마야|얼마인가요|얼마나|얼마로',
    '있|있어|있어요|있으면|있으면요|있다면|있대|있대요|있네|있네요|있는데|있는데요|있습니다|있더라고요|있고|잡혀|잡혔|잡힌|오르면|오른다면|내리면|늘면|줄면|깎으면|되면',
    // What holds several cases against one another, and how they differ.
    '사면|산다면|살 때|매수하면|구매하면|구입하면|들어가면|들어간다면',
    '이랑|랑|하고|와|과|vs|또는|아니면|각각|각각은|각자|차이|차이는|차이가|비교|비교하면|비교해줘|얼마씩|둘이|둘다|둘|다|많이|나|나나|나나요|나요|더|덜|내|내요|내나|내나요|늘어|늘어요|줄어|줄어요',
    '으로|로|은|는|이|가|을|를|도|에|의|만|면|이면|까지|정도|쯤|원|만원|짜리|고|이고|요|이요|은요|는요',
    // English.
    "what|how|about|then|if|and|at|of|to|for|it|its|it's|is|was|were|be|becomes?|the|a|an|that|this|so|ok|but|suppose|say|actually|sorry|no|not|wait|i|i'm|we|my|our|meant|mean|make|instead|turns|out|there|there's|theres|on|in|with|have|has|had|also|already|goes|go|up|down|would|change|changes|register|shows?|senior|now|rather|over|per|against|redo|rerun|recalculate|calculate|again|each|both|much",
    'rate|interest|income|salary|price|value|rent|loan|deposit|jeonse|mortgage|gift|house|home|property|place|worth|amount|sum|figure|term|won|million',
  ].join('|')})$`,
  'i',
)

/** That a fee or a penalty is spoken of says nothing of a case: it asks for it. */
const withoutSubjects = (given: Case): Case => ({
  ...given,
  facts: {
    ...given.facts,
    aspects: Object.fromEntries(Object.entries(given.facts.aspects).filter(([, said]) => said !== 'SPOKEN')),
  },
})

/** How nothing at all reads, beside the taxes that were asked for. */
const kept = new Kept<string>()

/**
 * Whether a text says only what a case is made of: figures, and words that change how it is read as one, beside words that supposing and
 * correcting is done with. `about`: the taxes that were asked for. What names a tax, or anything else, says more.
 */
export const isOnlyOfCase = (
  source: string,
  places: PlaceIndex,
  now: Date,
  about: readonly TaxAsk[],
): boolean => {
  const text = source.normalize('NFC')
  if (text.length > LONGEST || readTax(text) !== null) return false
  const reading = (it: string): string => {
    const { case: given, debts, ownMoney } = readFigures(it, places, now)
    return canonicalJson([withoutSubjects(given), debts, ownMoney, readTraits(it), readTax(it, about)])
  }
  const whole = reading(text)
  if (whole === kept.of(places, `${now.getTime()} ${about.join(' ')}`, () => reading(''))) return false
  const slots = [...readFigures(text, places, now).slots, ...readNumbers(text)]
  const words = [...blanked(text, slots).matchAll(/[^\s?？!.,~…ㅋㅎㅠㅜ()'’“”"]+(?:'[a-z]+)?/gi)]
  return words.every(({ index, 0: word }) => {
    if (AMENDS.test(word)) return true
    const without = text.slice(0, index) + ' '.repeat(word.length) + text.slice(index + word.length)
    return reading(without) !== whole
  })
}
