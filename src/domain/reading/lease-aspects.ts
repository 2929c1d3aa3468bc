import { anyForm, namesIn } from '../language/forms.ts'
import type { Forms } from '../language/forms.ts'
import { ASPECT_NAMES, ASPECTS } from '../lease-facts.ts'
import type { AspectName, LeaseFacts } from '../lease-facts.ts'
import said from './lease-aspects.json' with { type: 'json' }
import { factMonthsIn, isMidterm } from './lease-months.ts'
import unsaid from './lease-unsaid.json' with { type: 'json' }

const BEHIND = 28
const BEFORE = 48

/** 제 잘못이 아니라, 다가구 말고. */
const DENIED = anyForm(unsaid.denied)
/** 안 갚았어요, was not my fault. */
const DENIED_BEFORE = anyForm(unsaid.deniedBefore)
/** 임차권등기가 아직 등기부에 안 올라왔어요. */
const DENIED_WITHIN = anyForm(unsaid.deniedWithin)
/** 동의 받은 적 없어요; of a boiler that does not work it denies nothing. */
const MISSING = anyForm(unsaid.missing)
/** 은행이 먼저인가요, 숨겼는지 모르겠어요. */
const ASKED = anyForm(unsaid.asked)
/** 환기를 안 해서 생겼다고 우겨요: what the other side says of a dispute is not so yet. */
const ALLEGED = anyForm(unsaid.alleged)
const ALLEGED_BEFORE = anyForm(unsaid.allegedBefore)

const isAmong = (names: readonly string[], name: string): boolean => names.includes(name)
type Values = Readonly<Partial<Record<string, readonly string[]>>>
const NEGATIVE: Values = unsaid.negative
const DISPUTED: Values = unsaid.disputed

interface Value {
  value: string
  words: RegExp
  /** Its own words deny something: 동의 없이. */
  isNegative: boolean
  /** What one side says of it is no more than said. */
  isDisputed: boolean
}

/** Whether words that name a thing say it of the case. */
const isTold = (
  aspect: AspectName,
  { isNegative, isDisputed }: Value,
  text: string,
  match: RegExpExecArray,
): boolean => {
  const [whole] = match
  const end = match.index + whole.length
  const behind = text.slice(end, end + BEHIND)
  const before = text.slice(Math.max(0, match.index - BEFORE), match.index)
  if (DENIED.test(behind) || ASKED.test(behind) || DENIED_BEFORE.test(before)) return false
  const isPlain = isAmong(unsaid.plain, aspect)
  if (!isPlain && (MISSING.test(behind) || (!isNegative && DENIED_WITHIN.test(whole)))) return false
  return !(isDisputed && (ALLEGED.test(behind) || ALLEGED_BEFORE.test(before)))
}

const valueOf = (aspect: AspectName, value: string, forms: Forms): Value => {
  if (!ASPECTS[aspect].values.some((it) => it === value)) throw new Error(`${aspect} is never ${value}`)
  return {
    value,
    words: anyForm(forms, said.parts, 'gi'),
    isNegative: isAmong(NEGATIVE[aspect] ?? [], value),
    isDisputed: isAmong(DISPUTED[aspect] ?? [], value),
  }
}
const WORDS: readonly (readonly [AspectName, readonly Value[]])[] = ASPECT_NAMES.map((aspect) => {
  const table: Readonly<Record<string, Forms>> = said.aspects[aspect]
  return [aspect, namesIn(table).map((value) => valueOf(aspect, value, table[value] ?? []))]
})

/** What a text says of the things that an answer of law may hang on: of each the first value in the table's order that is told. */
export const aspectsIn = (text: string): LeaseFacts['aspects'] =>
  Object.fromEntries(
    WORDS.flatMap(([aspect, values]) => {
      const told = values.find(
        (it) =>
          // Most are not spoken of: that is seen before `matchAll` makes the expression anew.
          text.search(it.words) >= 0 &&
          Array.from(text.matchAll(it.words)).some((match) => isTold(aspect, it, text, match)),
      )
      return told === undefined ? [] : [[aspect, told.value]]
    }),
  )

const LEAVES =
  /나[가갈간]|나오|이사|퇴거|방\s?(?:을\s?)?빼|\b(?:leave|move (?:out|away|abroad)|leaving|moving (?:out|away|abroad))\b/i
/** The same with what lengths of time say of it: who leaves after less than its term leaves before its end. */
export const aspectsTold = (text: string): LeaseFacts['aspects'] => {
  const aspects = aspectsIn(text)
  const isTold = aspects.leaves !== undefined || aspects.notifier === 'LANDLORD' || aspects.intends === 'STAY'
  return !isTold && LEAVES.test(text) && isMidterm(factMonthsIn(text))
    ? { ...aspects, leaves: 'MIDTERM', midterm: 'SPOKEN' }
    : aspects
}

/** How somebody who was named last is said again: 자기 어머니래, 남동생이었으면요. */
const SAID_AGAIN =
  /(?:이|가)?\s?(?:이?었으면|였으면|이?라면|이?면|이?래|이?라네|이?라고|이?라는데|이?에요|예요|이?었|였|임|이?야|이?라)[가-힣]{0,4}\s?[?.!~ㅠㅋ]*$/
const COMES = ' 들어와 살겠대요'

/** Who is to live there instead of whoever was said to (처제가 아니고 자기 어머니래); null: it says nobody. Linear in the length of the text. */
export const occupantAgain = (text: string): LeaseFacts['aspects']['occupant'] =>
  SAID_AGAIN.test(text) ? aspectsIn(text.replace(SAID_AGAIN, COMES)).occupant : undefined
