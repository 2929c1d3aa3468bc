import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_CASE } from '../../src/domain/case.ts'
import { readSums } from '../../src/domain/language/sum.ts'
import { NO_CONDITIONS } from '../../src/domain/property.ts'
import { readRequest } from '../../src/domain/reading/read.ts'
import { purchaseTax } from '../../src/domain/reading/tax.ts'
import { shippedConcepts } from '../../src/compose/shipped-rulings.ts'
import { shippedTopics } from '../../src/compose/shipped.ts'
import { PLACES } from '../support/homes.ts'
import { partOf, runs } from '../support/runs.ts'
import { collectTextReaders } from '../support/text-readers.ts'
import type { TextReader } from '../support/text-readers.ts'

/** After which it is asked how a tax is paid. */
const TAXED = readRequest('8억 아파트 취득세 얼마야? 무주택이야', { places: PLACES, now: new Date(0) })

/** What expressions stop at, begin at or run over, and what the readers look for, alone and in pairs. */
const UNITS = [
  ' ',
  '\r',
  '\n',
  '\t',
  '\u200b',
  '“',
  '”',
  '"',
  "'",
  '~',
  '!',
  '?',
  '.',
  ',',
  ':',
  ';',
  '/',
  '-',
  '–',
  'ㅡ',
  '·',
  '@',

  '(',
  ')',
  '[',
  ']',
  '{',
  '<',
  '>',
  '「',
  '*',
  '_',
  '#',
  '`',
  '\\',
  '|',
  '%',
  '₩',
  '①',
  '😀',
  '\ud800',
  '1',
  '０',
  'a',
  'A',

  '가',
  'ㄱ',
  '一',
  '金',
  '억',
  '만',
  '천',
  '원',
  '십',
  '일',
  '이',
  '은',
  '을',
  '월',
  '년',
  '제',
  '조',
  '동',
  '구',
  '은 ',
  '수 ',

  '1,',
  '1.',
  '1 ',
  '1억 ',
  '1~',
  '~ ',
  '1-',
  '010-',
  '! ',
  '. ',
  '" ',
  '“a',
  '[a](',
  '![',
  '<a',
  'a@',
  'a.',
  'a ',
  '가 ',
  '가1',

  '\r\n',
  '제1조 ',
  '임대인 ',
  '임대인은 ',
  '보증금 ',
  '집주인',
  '월세 50',
  '한다. ',
  '없다 ',
  '은행 ',
  '계좌',
  '강남구 ',
  '전세 ',
  '대출',

  'lessor ',
  'shall ',
  'rent of ',
  'not ',
  'http://',
  '앞자리 ',
  '850315-',
  '주민번호 ',
  '서울 ',
  '로 12 ',
  '민법 ',
  '제1조의2',
]
const LENGTH = 1_000
const TIMES = 4
/** Less of a text of the longer length is not measured: the clock and the collector are all that would be. */
const FLOOR_MS = 6
/** What is linear takes 4 times as long for 4 times the length, what is not 16 times. */
const MOST = 8
/** The best of so many; what looks bad in all of them is measured by the processor's time. */
const TRIES = 3
/** Ten thousand measurements leave some that were disturbed three times; what is no more than linear is seen so in one of these. */
const STEADY_TRIES = 8
/** That clock moves in steps of up to 4 ms. */
const STEADY_MS = 50

const fill = (unit: string, length: number): string =>
  `가${unit.repeat(Math.ceil(length / unit.length)).slice(0, length)}x`

let texts = 0
/** Readers keep what they made of the last texts: each is measured with one that it has not read. */
const unread = (text: string): string =>
  text + (texts++).toString(26).replaceAll(/\d/g, (digit) => String.fromCharCode(113 + Number(digit)))

const reading = ({ read }: TextReader, text: string): void => {
  try {
    read(unread(text))
  } catch (error) {
    // Refusing a text is reading it, too; a stack that overflows is not.
    if (error instanceof RangeError) throw error
  }
}

const timed = (reader: TextReader, text: string): number => {
  const began = performance.now()
  reading(reader, text)
  return performance.now() - began
}

/** Of this thread alone, in ms: what others do on the machine is no matter of the reader's. */
const cpu = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const steadily = (reader: TextReader, text: string): number => {
  const began = cpu()
  let times = 0
  do {
    reading(reader, text)
    times += 1
  } while (cpu() - began < STEADY_MS)
  return (cpu() - began) / times
}

/** How much longer the longer text takes, or 1 where it takes no time to speak of. */
const growth = (reader: TextReader, unit: string): number => {
  const text = fill(unit, TIMES * LENGTH)
  const part = fill(unit, LENGTH)
  let long = Infinity
  let short = Infinity
  for (let turn = 0; turn < TRIES; turn += 1) {
    long = Math.min(long, timed(reader, text))
    if (long < FLOOR_MS) return 1
    short = Math.min(short, timed(reader, part))
    if (long / short < MOST) return long / short
  }
  let least = Infinity
  for (let turn = 0; turn < STEADY_TRIES && least >= MOST; turn += 1) {
    const spent = steadily(reader, text)
    least = Math.min(least, spent < FLOOR_MS ? 1 : spent / steadily(reader, part))
  }
  if (least < MOST) return least
  // A step is no growth: long texts have patterns compiled anew, whatever their length. What grows goes on growing.
  const longer = steadily(reader, fill(unit, TIMES * TIMES * LENGTH))
  return Math.min(least, longer / steadily(reader, text))
}

const asNothing = { places: PLACES, now: new Date(Date.UTC(2026, 2, 1)) }

const CONCEPTS = await shippedConcepts()
const TOPICS = await shippedTopics()
const WHOLE = (text: string) => [{ start: 0, end: text.length }]
const readingOf = (source: string) => ({
  source,
  isHandedOver: false,
  told: [],
  numbers: [],
  whole: NO_CONDITIONS,
  person: NO_CASE,
  world: asNothing,
})

const { readers, unknown } = await collectTextReaders(
  {
    'domain/contract/facts.ts readName': (read) => (text) => read(text, /임대인\s*[:：]?\s*([가-힣]{2,4})/),
    'domain/contract/facts.ts readFacts': (read) => (text) => read(text, []),
    'domain/contract/risk/increase.ts riseIn': (read) => (text) =>
      read(text, { facts: { deposit: 30_000, monthlyRent: 50 } }, /올린다/),
    'domain/contract/kind.ts readSubject': (read) => (text) => read(text, []),
    'domain/language/sum-role.ts roleOf': (read) => (text) =>
      read(text, { value: 1, bare: false, start: text.length / 2, end: text.length / 2 + 1 }, 0, text.length),
    'domain/reading/named-places.ts sharedNames': (read) => (text) =>
      read(text, [...PLACES.regions.keys()].slice(0, 8), PLACES),
    'domain/reading/other-premises.ts otherPremises': (read) => (text) => read(text, ['FIND']),
    'domain/reading/paid-for.ts paidFor': (read) => (text) =>
      read(text.slice(0, text.length / 2), text.slice(text.length / 2), { isAuctioned: true, isBare: true }),
    'domain/rulings/words.ts wordsIn': (read) => (text) => read(text, CONCEPTS),
    'domain/language/case.ts readFigures': (read) => (text) => read(text, PLACES, asNothing.now),
    'domain/message/loan-terms.ts loanTerms': (read) => (text) => read(text),
    'domain/loan/condition.ts othersIn': (read) => (text) => read(text, true),
    'domain/reading/lease-facts.ts readLeaseFacts': (read) => (text) =>
      read(text, readSums(text), '2026-03-01'),
    'domain/reading/lease-events.ts eventsAgain': (read) => (text) =>
      read(text, { dates: [{ event: 'SOLD', day: '2026-03-01' }] }),
    'domain/reading/tax.ts deniesSold': (read) => (text) => read(text, 'PRESALE'),
    'domain/reading/beside-known.ts joinsPlace': (read) => (text) => read(text, NO_CONDITIONS, asNothing),
    'domain/reading/described.ts describesHomes': (read) => (text) => read(text, false),
    'domain/reading/tax-procedure.ts asksHowPaid': (read) => (text) => read(text, TAXED),
    'domain/reading/tax-later.ts saysOfTax': (read) => (text) => read(text, purchaseTax()),
    'domain/reading/lease-sums.ts sumsIn': (read) => (text) => read(text, readSums(text)),
    'domain/law/share.ts unexplained': (read) => (text) => read(text, [{ written: '20분의 1', percent: 5 }]),
    'domain/outward.ts readOutwardUrl': (read) => (text) => read(text, 'url', { refuses: () => false }),
    'domain/reading/asked.ts lastFrom': (read) => (text) => read(text, asNothing),
    'domain/language/complexes.ts matchComplex': (read) => (text) => read(text, 0, PLACES.complexes),
    'domain/reading/read-wish.ts readFind': (read) => (text) => read(text, WHOLE(text), readingOf(text)),
    'domain/language/debts.ts loanRates': (read) => (text) =>
      read(text, [{ value: 1, bare: false, start: 0, end: 4 }]),
    'domain/language/sum-role.ts isEarned': (read) => (text) =>
      read(text, { value: 1, bare: false, start: 0, end: 4 }, ...WHOLE(text)),
    'domain/language/debts.ts withRate': (read) => (text) => read(text, { start: 0, end: 4 }),
    'domain/language/debts.ts withoutDebtRates': (read) => (text) => read(text, [{ start: 0, end: 4 }]),
    'domain/language/span.ts blanked': (read) => (text) => read(text, [{ start: 1, end: 2 }]),
    'domain/language/span.ts wordsLeft': (read) => (text) =>
      read(text, ...WHOLE(text), [{ start: 1, end: 2 }]),
    'domain/reading/reasons.ts withoutReasonAhead': (read) => (text) => read(text, asNothing),
    'domain/reading/reasons.ts dailyPlaces': (read) => (text) => read(text, () => true),
    'domain/language/letting.ts besideOf': (read) => (text) =>
      read(text, true, [], { yearlyCost: null, vacantMonths: null, spans: [] }),
    'domain/language/size.ts sizeIn': (read) => (text) => read(text, { min: 84, max: 85 }),
    'domain/topics/route.ts routeLaw': (read) => (text) => read(text, TOPICS, () => [], []),
    'domain/topics/regime.ts regimeOf': (read) => (text) => read(text, [text]),
    'domain/topics/premise.ts premiseOf': (read) => (text) => read(text, [text]),
    'domain/topics/topic.ts readTopics': (read) => (text) => read(text, TOPICS),
    'domain/contract/review.ts reviewContract': (read) => (text) => read(text),
    'domain/contract/won.ts wonAfter': (read) => (text) => read(text, /보증금/),
    'domain/reading/calculations.ts readCalculations': (read) => (text) => read(text, PLACES, asNothing.now),
    'domain/reading/read-asks.ts asksFor': (read) => (text) => read('loan', text),
    'domain/language/entity.ts readEntities': (read) => (text) => read(text, PLACES, NO_CONDITIONS),
    'domain/learned/features.ts readGrams': (read) => (text) => read(text, [2, 3]),
    'domain/reading/read.ts readRequest': (read) => (text) =>
      read(text, { places: PLACES, now: asNothing.now }),
    'domain/reading/again.ts asksOnceMore': (read) => (text) => read(text),
    'domain/reading/only-numbers.ts saysNothingBeside': (read) => (text) =>
      read(text, [{ start: 0, end: 1 }]),
    'domain/reading/only-numbers.ts saysOnlyNumbers': (read) => (text) => read(text),
    'domain/topics/told-figures.ts withoutToldFigures': (read) => (text) => read(text),
    'domain/reading/only-figures.ts isOnlyFigures': (read) => (text) => read(text, PLACES, asNothing.now),
    'domain/reading/only-of-case.ts isOnlyOfCase': (read) => (text) =>
      read(text, PLACES, asNothing.now, ['acquisitionTax']),
    'domain/reading/loans.ts readLoanCategory': (read) => (text) => read(text, NO_CONDITIONS),
    'domain/reading/wishes.ts outlineWishes': (read) => (text) =>
      read(text, ['PROPERTY_SEARCH', 'LOAN_CONSULT']),
    'domain/safety/concern.ts readConcern': (read) => (text) => read(text),
    'domain/loan/group.ts meantBy': (read) => (text) => read(text, [{ title: text }]),
    'agent/answer/citations.ts citeInOrder': (read) => (text) => read(text, []),
    'domain/contract/pasted.ts handedOverIn': (read) => (text) => read(text, [text]),
    'domain/reading/amend.ts readLater': (read) => (text) => read(text, asNothing),
    'domain/reading/named-homes.ts homesNamed': (read) => (text) => read(text, [{ name: text }]),
    'domain/reading/read.ts readAs': (read) => (text) => read(text, 'LOAN_CONSULT', asNothing),
    'domain/reading/notice.ts noticeAfter': (read) => (text) => read(text, [text]),
    'domain/reading/goes-back.ts withQuestionBefore': (read) => (text) => read(text, [text]),
    'domain/reading/oneself.ts readOneself': (read) => (text) =>
      read(text, {
        intent: { intentType: 'PROPERTY_SEARCH', facets: [] },
        understood: null,
        household: undefined,
        ...asNothing,
      }),
    'domain/topics/figures.ts figuresLacking': (read) => (text) => read(text, ''),
    'agent/model/fit-history.ts shortenText': (read) => (text) => read(text, 100, (it: string) => it.length),
    'agent/answer/grounding.ts isGrounded': (read) => (text) => read(text, new Set()),
    'domain/reading/confirmation.ts readConfirmation': (read) => (text) => read(text, [1]),
    'agent/tools/choose.ts looksForHomes': (read) => (text) =>
      read(text, { intentType: 'PROPERTY_SEARCH', facets: [] }),
    'agent/unsaid.ts unsaidIn': (read) => (text) => read(text, [text]),
    'agent/unsaid.ts withNotes': (read) => (text) => read(text, [text], 'KO'),
    'accounts/sign-up-form.ts readNewPassword': (read) => (text) => read(text, 'password', []),
    'domain/language/loan-rate.ts yearsBeside': (read) => (text) =>
      read(text, { start: 0, end: 0, months: 12, repaidYears: null }),
    'domain/language/assertion.ts assertionOf': (read) => (text) => read(text, { start: 4, end: 8 }),
    'domain/language/percent.ts percentOf': (read) => (text) => read(text, 'rate'),
    'domain/reading/parents-give.ts givenByBoth': (read) => (text) => read(text, [5000, 10_000]),
    'domain/reading/arrears.ts openRentIn': (read) => (text) => read(text, readSums(text), 60),
    'domain/language/dates.ts withYears': (read) => (text) => read(text, '2026-03-01'),
    'domain/reading/tax-sums.ts readTaxSums': (read) => (text) => read(text, ['inheritanceTax']),
    'domain/language/lease-money.ts isMonthly': (read) => (text) =>
      read(text, { value: 1, bare: false, start: text.length, end: text.length }),
    'domain/language/dates.ts withDates': (read) => (text) => read(text, '2026-03-01'),
    'domain/reading/tax.ts readTax': (read) => (text) => read(text, []),
    'store/law-search/expand.ts expandQuery': (read) => (text) => read(text, []),
    'store/law-search/references.ts namedArticles': (read) => (text) => read(text, []),
    'store/law-search/snippet.ts snippetOf': (read) => (text) => read(text, new Map([['보증금', 1]])),
    'store/property-search/cursor.ts parseListingCursor': (read) => (text) => read(text, 'hash', 'number'),
  },
  {
    'domain/reading/either-place.ts eitherPlace':
      'looks once for a word of EITHER; the rest is what was searched before',
    'domain/reading/case-parts.ts unitOf': 'looks at the values that alternativesIn found, which is measured',
    'domain/reading/case-parts.ts partsOf': 'cuts what alternativesIn reads, which is measured',
    'domain/contract/kind.ts readKind': 'its lines are those of readFacts, and its title is two of them',
    'domain/contract/sense/features.ts readFeatures':
      'gets sentences, which splitSentences cuts at 400 letters',
    'domain/contract/sense/model.ts weigh': 'gets sentences, which splitSentences cuts at 400 letters',
    'domain/document/parties.ts maskPartiesIn':
      'masks parties of at most 200 letters each in our own template',
    'domain/language/span.ts onlyParts': 'cuts the spans of outlineWishes, which is measured',
    'domain/language/found.ts numberIn': 'takes the pattern of readCase and homesIn, which are measured',
    'domain/language/debts.ts withoutDebtRates': 'cuts the spans of readCase, which is measured',
    'domain/language/josa.ts withParticle': 'looks at the last letter of a word of ours',
    'domain/language/josa.ts particleOf': 'looks at the last letter of a word of ours',
    'domain/language/josa.ts isParticle': 'looks a name of ours up',
    'domain/language/residue/collect.ts collectUnrecognized':
      'gets the tokens of readPropertyQuery, which is measured',
    'domain/reading/bounded.ts bounded':
      'reads its text by readPropertyQuery and withoutComparatives, which are measured',
    'agent/model/tokens.ts clipToTokens': 'halves a text until it fits',
    'agent/answer/grounding.ts assessGrounding':
      'reads what a model wrote, whose tokens are limited, by readClaims, which is measured',
    'agent/research/message.ts assistantMessage': 'wraps a text',
    'agent/answer/own-words.ts inOwnWords': 'wraps words of ours',
    'agent/research/numbers.ts withNumbers': 'renumbers citations of our own text',
    'domain/rulings/words.ts conceptsIn': 'is the first half of wordsIn, which is measured',
    'agent/memory/earlier.ts returned': 'reads its text by withoutReturn, which is measured',
    'domain/topics/essential.ts essentialSentences': 'reads articles of the law',
    'accounts/common-passwords.ts isCommonPassword': 'gets passwords of at most 128 letters',
  },
)

test('A70 every reader of text is known to this test', () => {
  expect(unknown).toEqual([])
  expect(readers.length).toBeGreaterThan(100)
})

test.each(readers.map((reader, at) => ({ ...reader, at })))(
  'A70 $name takes no more than its share for a text four times as long',
  { timeout: 240_000 },
  ({ at, ...reader }) => {
    const slow = partOf(UNITS, at).flatMap((unit) => {
      const ratio = growth(reader, unit)
      return ratio < MOST ? [] : [{ unit, ratio: Math.round(ratio * 10) / 10 }]
    })
    expect(slow).toEqual([])
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...UNITS), { minLength: 2, maxLength: 4 }),
        (units) => growth(reader, units.join('')) < MOST,
      ),
      { numRuns: runs(30) },
    )
  },
)
