import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { KIND_NOUNS } from '../property-kind.ts'
import { ENGLISH_ORDINALS, countSaid } from '../language/numeral.ts'
import { anyForm, namesIn, wordsOf } from '../language/forms.ts'
import type { Forms, Words } from '../language/forms.ts'
import { firstSaid } from '../language/said.ts'
import { orderNamed } from '../property.ts'
import type { OrderName, PropertyOrder } from '../property.ts'
import words from './signs.json' with { type: 'json' }

/** What a question that builds on earlier ones may be after, where it says so itself. */
export type Need = keyof typeof words.needs

export type Droppable = keyof typeof words.drops

/** What is asked of a home that was shown and that its listing tells, or what it does not hold. */
export type Attribute = keyof typeof words.attributes
export const NOT_LISTED = [
  'parking',
  'lift',
  'fittings',
  'maintenanceFee',
  'direction',
  'rooms',
] as const satisfies Attribute[]

/** How a question points at what was said before. */
export interface Signs {
  /** 그 중에, of those: only what was shown. */
  among: boolean
  /** 둘 중: of two homes where homes were shown. */
  ofTwo: boolean
  /** 두 번째, the last one: positions among what was shown, from 0; negative ones from the end. */
  ordinals: number[]
  /** 그거, it. */
  that: boolean
  /** 그 집, this apartment. */
  thatHome: boolean
  /** 거기, there. */
  there: boolean
  /** 그 가격에, that price: the sum that bounded what was looked for. */
  thatSum: boolean
  superlative: PropertyOrder | null
  /** How many of them (제일 싼 거 세 개). */
  count: number | null
  comparative: PropertyOrder | null
  /** 괜찮아요?, of a home that was shown: what is thought of it. */
  judged: boolean
  /** 몇 층이에요?, of a home that was shown. */
  attribute: Attribute | null
  /** 바꿔서, 말고, 올려서, instead. */
  changes: boolean
  /** By how much an amount is to move, where the amount itself is not the new one (1억 더 올려). */
  moves: 1 | -1 | null
  /** 도, 추가로: what is said joins what was. */
  adds: boolean
  /** 영등포랑 비교하면: held against what was talked about. */
  against: boolean
  /** 그럼, what about: the beginning of a question that goes on. */
  connects: boolean
  /** 조건은 똑같이, the same conditions: whatever is not said stays. */
  same: boolean
  /** 더 보여줘, 다른 거: others of the same. */
  more: boolean
  drops: Droppable[]
  need: Need | null
  /** The question without the words that only point. */
  rest: Prose
}

const ORDINALS = ['첫', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

const KO = '(?<![가-힣])'
const HOME = `(?:${KIND_NOUNS}|집|매물|물건|단지|방)`
const AMONG = new RegExp(
  `${KO}(?:그|이|위|방금|앞|나온|찾은|보여\\s?준|추천한)\\s?(?:것|거|집|매물|곳|결과|${KIND_NOUNS}|목록)?들?\\s?(?:중|가운데)(?:에서|에서는|에|에는|의|엔)?(?![가-힣])|` +
    `${KO}(?:그|이|저|위)\\s?(?:집|매물|물건|곳|${KIND_NOUNS})들(?=[은이을의도에\\s]|$)|` +
    `\\b(?:of|among|out of|from)\\s+(?:those|these|them|the (?:ones|listings|results|homes))\\b|` +
    `\\b(?:these|those) (?:homes|houses|apartments|flats|listings|places|ones)\\b`,
  'gi',
)
/** 둘 중 뭐가 나아?: of two homes where homes were shown, else of whatever was talked of. */
const OF_TWO = new RegExp(
  `${KO}(?:둘|두\\s?(?:집|곳|개))\\s?(?:중|가운데)(?:에서|에)?(?![가-힣])|\\bof the two\\b`,
  'gi',
)
/** What may stand behind a word that points by its place in a list. */
const BEHIND = `$|[,.?!]|${HOME}|${words.behindOrdinal.join('|')}`
/** Another one of the list (1번 2번), and what is asked of it (2번 대출은?): so where there is a list. */
const BEHIND_SHOWN = [
  `(?:${ORDINALS.join('|')})\\s?번\\s?째|\\d{1,2}\\s?번`,
  ...Object.values(words.needs).flat(),
  ...words.askedOfShown,
].join('|')
const ordinalOf = (behind: string, not: string): RegExp =>
  new RegExp(
    `${KO}(?:(${ORDINALS.join('|')})\\s?번\\s?째|(?<!\\d|특약\\s?|조항\\s?|항목\\s?|질문\\s?)(\\d{1,2})\\s?번(?:\\s?째)?)(?:으로|로)?(?=\\s*(?:${behind}))${not}|` +
      `${KO}(?:(마지막)|((?:맨|제일|가장)\\s?위(?:에\\s?(?:있는|나온|뜬)?|쪽)?|맨\\s?처음|처음에?(?=\\s?(?:보여|나온|본|나왔))))` +
      `(?:으로|로)?(?=\\s*(?:${behind}))|` +
      `\\b(?:the\\s+)?(?:(${ENGLISH_ORDINALS.join('|')})|(last)|(?:number|no\\.?|#)\\s?(\\d{1,2})|(\\d{1,2})(?:st|nd|rd|th))(?=\\s+(?:one|home|house|listing|apartment|place|and)\\b|\\s*[?.!]?$)`,
    'gi',
  )
const NOT_BOUGHT = '(?!\\s?(?:집|주택)(?:을|를)?\\s?(?:구매|구입|사|살|취득(?!세)|마련))'
const ORDINAL = ordinalOf(BEHIND, NOT_BOUGHT)
const ORDINAL_LISTED = ordinalOf(`${BEHIND}|${BEHIND_SHOWN}`, NOT_BOUGHT)
const ORDINAL_SHOWN = ordinalOf(`${BEHIND}|${BEHIND_SHOWN}`, '')
const THAT_HOME = new RegExp(
  `${KO}(?:그|이|저|해당)\\s?${HOME}(?:들)?(?![가-힣]*주인)|\\b(?:that|this|the same) (?:home|house|listing|apartment|place|property)\\b`,
  'gi',
)
const THAT = new RegExp(
  `${KO}(?:그|이|저)\\s?(?:거|것|건|게|걸|곳(?=\\s?(?:안전|위험|얼마)))(?:들)?(?![가-힣]{2})|${KO}걔|` +
    `\\b(?:that|this) one\\b|\\b(?:is|about|for|with) (?:that|this)(?=\\s*[?.!]|$|\\s+(?:safe|ok|okay|good|risky)\\b)|(?<!\\b(?:make|change|switch|turn) )\\bit\\b`,
  'gi',
)
const THERE = new RegExp(
  `${KO}(?:거기|그곳|그쪽|그\\s(?:쪽|동네|지역|근처|주변)|그\\s?동네|여기|그\\s(?:구|동)(?=[은는의에]|\\s))(?:에서는|에서|에는|에|는|은|의)?|` +
    `(?<!\\b(?:is|are|was|be)\\s)\\bthere\\b|\\b(?:that|this|the same) (?:area|neighbou?rhood|district|part of town)\\b`,
  'gi',
)

const THAT_SUM = new RegExp(
  `${KO}(?:그|이)\\s?(?:가격|금액|보증금|전세금|전셋값|집값|매매가|값)(?=[에의으로을를이면,\\s])|\\b(?:that|this|the same) (?:price|amount|deposit|sum)\\b`,
  'i',
)

/** Words for what is most, or more, of something, within what says so. */
const ordersBy = <Name extends OrderName>(
  table: Readonly<Record<Name, Forms>>,
  around: (said: string) => string = (said) => said,
): Words<PropertyOrder> =>
  namesIn(table).map((name) => [orderNamed(name), anyForm([around(table[name].join('|'))])] as const)
const { fields, superlatives, complaints, too, more } = words.orders
const SUPERLATIVES: Words<PropertyOrder> = [
  ...ordersBy(fields, (said) => `(?:제일|가장|젤|최고로)\\s?(?:더\\s?)?(?:${said})`),
  ...ordersBy(superlatives),
]
/** “두 번째로 싼”. */
const RANKED = ordersBy(fields, (said) => `(?:번\\s?째로?|번)\\s?(?:${said})`)
/** What is wrong with what was shown, too: another is wanted that is less so. */
const COMPARATIVES: Words<PropertyOrder> = [
  ...ordersBy(complaints, (said) => `(?:너무|넘|다들?|좀|전부)\\s?(?:${said})`),
  ...ordersBy(too),
  ...ordersBy(fields, (said) => `(?<![가-힣])(?:좀|조금|보다)?\\s?더\\s?(?:${said})`),
  ...ordersBy(more),
]

const CHANGES =
  /바꿔(?:서|줘|주세요|봐)?|바꾸(?:면|고|어)|변경(?:해서|하면|해)?|대신에?|말고|올(?:려|리면|릴)(?:서|줘|봐)?|높(?:여|이면)(?:서|줘)?|내(?:려|리면|릴)(?:서|줘)?|낮(?:춰|추면)(?:서|줘)?|줄(?:여|이면)(?:서|줘)?|늘(?:려|리면)(?:서|줘)?|넓(?:혀|히면)(?:서|줘)?|좁(?:혀|히면)(?:서|줘)?|다시|\b(?:instead|make (?:it|that|them)\b|only (?:the )?ones|change (?:it |that )?to|switch (?:it |that )?to|raise|lower|increase|decrease|reduce|again|i (?:meant|mean)|actually|rather)\b|^\s*(?:(?:oh|sorry|no|wait|hmm)[,.!]?\s+)*(?:no[,.!]?\s+)?not\s+(?!(?:sure|bad|only|yet|too|now|really)\b)[a-z-]+(?=[,;.]?\s+[a-z])|^\s*(?:no|wait|sorry|oops)[,.!]?\s+(?:no|wait|sorry|i|not|make|actually)\b/gi
const UP = /올려|올리|높여|높이|늘려|늘리|더\s?(?:쓸|낼|쓰면|주면|들여)|\b(?:raise|increase|more|up)\b/i
const DOWN = /내려|내리|낮춰|낮추|줄여|줄이|깎|\b(?:lower|decrease|reduce|less|down)\b/i
/** 1억 더, 5천만 원 올려서: an amount that something moves by; 5억으로 올려서 is the new amount. */
const BY =
  /(?:억|천|백|만|원|won)\s?(?:만\s?|정도\s?|쯤\s?)?(?:더\s?|을\s|를\s|씩\s)*(?:올|높|늘|내|낮|줄|더|깎)|\bby\s+[\d.,]+/i
const ADDS =
  /[가-힣]{2}도\s?(?:똑같이|같이|함께|추가|포함)|(?<=[구동시군읍면역세매트텔라룸택])(?:으?로|에서|까지)?도(?:(?:요|죠)?(?![가-힣])|\s?(?:같이|함께|추가|포함|넣어|보여|찾아|봐))|추가(?:로|해)|포함해|(?:같이|함께|도)\s?넣어|까지(?:도)?\s?(?:같이\s?|함께\s?|범위를?\s?|지역을?\s?)?(?:넓[혀히힐]|확[대장]|포함|합쳐)|(?<=[구동시군읍면역])까지(?:도|요)?\s?(?:다\s?|모두\s?|전부\s?)?(?:같이|함께|추가|늘[려리]|더\s?(?:봐|보|찾|넣)|넣어|찾아|보여|볼게|봐\s?(?:줘|주)|보면|괜찮|가능|돼요|됩니다|좋아|[\s.?!~]*$)|\b(?:also|as well|too|add)\b/i
const AGAINST =
  /(?:이?랑|와|과|하고|보다는?)\s?비교(?:하면|하자면|해|했을|하니|는|$|\s?\?)|\bcompared? (?:it |that )?(?:to|with|against)\b/i
const CONNECTS =
  /^\s*(?:아\s|음+\s|오\s)?(?:그럼|그러면|그렇다면|반대로|거꾸로|그런데|근데|아니면|그리고|그래서|혹시\s그럼|이번엔|이번에는|or|and|then|so|ok(?:ay)?,?)(?:\s|,)|\b(?:what|how) about\b/i

const MORE =
  /^(?:아니(?:요|오)?[,.]?\s?)?(?:그|이|그런|이런|저)\s?(?:거|것|집|건)들?\s?말고(?:요|는)?[\s.!~]*$|^(?:다\s|전부\s)?(?:별로|마음에\s?안\s?들|맘에\s?안\s?들)|^다음(?:요|이요)?[\s.!?~]*$|^(?:좀\s|조금\s)?더\s?(?:보여|찾아|없|있|알려)|다음\s?(?:거|것|매물|페이지)|(?:그거|이거|그것|이것)?\s?말고\s?다른\s?(?:거|것|매물|집|곳)|다른\s?(?:거|것|매물|집)(?:은|는|도|을|를)?\s?(?:없|있|보여|찾아|[?]|$)|나머지|^(?:no,? )?not (?:that|this|those|these)(?: ones?)?\s*[.!]?$|\bsomething else\b|\bi don't like (?:it|them|those|these|any)\b|^next(?: page| ones?)?\s*[.!?]*$|\b(?:show me |any |see )?(?:more|others|other ones|the rest)\b(?=\s*(?:$|[?.!]|listings|homes|results|of them))/i

const SAME =
  /(?:조건|나머[지진]|다른\s?(?:건|거|조건))(?:은|는|도)?\s?(?:다\s)?(?:그대로|똑같이|동일)|(?:같은|똑같은|동일한?|그)\s?조건(?:으로|에)|똑같이\s?(?:봐|보여|찾|해)|그대로\s?(?:두고|하고)|\bsame (?:conditions?|criteria|filters?|search|thing)\b|^\s*(?:(?:and|but|then|now|ok(?:ay)?),?\s)?(?:the )?same,?\s(?:but|for|in|with|one)\b/i

const DROPS: Words<Droppable> = wordsOf(words.drops, words.parts)
/** 층은 상관없어요: what is of no importance any more, to the end of its words. */
const DROP_SAID = DROPS.map(([, pattern]) => new RegExp(`(?:${pattern.source})[가-힣]{0,4}`, 'gi'))
/** What nobody has read of a question, without what it says is of no importance any more. */
export const withoutDrops = (text: string): string =>
  DROP_SAID.reduce((left, pattern) => left.replace(pattern, ' '), text).trim()

/** By what it is about; the first that is said. */
const NEED_WORDS: Words<Need> = wordsOf(words.needs)

/** What is thought of a home is asked for. */
const JUDGED = anyForm(words.judged)
/** What its listing may tell of it (몇 층이에요?). */
const ATTRIBUTES: Words<Attribute> = wordsOf(words.attributes)

export const attributeIn = (text: string): Attribute | null => firstSaid(ATTRIBUTES, text)

/** A question without the words of what it is after, their particles included (취득세는? 무주택이야). */
export const withoutNeed = (text: string): string =>
  NEED_WORDS.reduce(
    (left, [, pattern]) =>
      left.replace(new RegExp(`(?:${pattern.source})(?:은|는|이|가|을|를|도)?(?:요)?(?![가-힣])`, 'gi'), ' '),
    text,
  )

const positionsIn = (text: string, pattern = ORDINAL): number[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const [, word, digits, last, first, english, lastEnglish, number, th] = match
    if (first !== undefined) return [0]
    if (last !== undefined || lastEnglish !== undefined) return [-1]
    if (word !== undefined) return [ORDINALS.indexOf(word)]
    if (english !== undefined) return [countSaid(english) - 1]
    const position = Number(digits ?? number ?? th)
    return position > 0 ? [position - 1] : []
  })

const countIn = (text: string): number | null => {
  const found =
    /(?<![\d가-힣])(\d{1,2}|한|두|세|네|다섯)\s?(?:개|곳|건|채)(?![가-힣]{2})|\btop\s+(\d{1,2})\b/i.exec(text)
  if (found === null) return null
  const count = countSaid(found[1] ?? found[2] ?? '')
  return count > 0 ? count : null
}

const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns
    .reduce(
      (left, pattern) =>
        left.replace(new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join('')), ' '),
      text,
    )
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,]+/, '')
    .trim()

/** Words that carry a question and say nothing of what it is about. */
const GENERIC = new RegExp(
  '추가|포함|넣어(?:서|줘)?|더해|알려\\s?(?:줘|주세요)|보여\\s?(?:줘|주세요|줄래)|찾아\\s?(?:줘|주세요|봐줘|봐)|추천(?:해\\s?줘)?|골라\\s?줘|해\\s?(?:줘|주세요)|봐\\s?줘|주세요|줘|' +
    '[은는]\\s?어때요?|얼마(?:나|예요|에요|야|였지)?|나와요?|나오나요?|나올까요?|가능(?:해요?|한가요?|할까요?)?|되나요?|될까요?|돼요?|' +
    '(?:있|없)(?:어|나|을까|는지)요?|매물|물건|평수|면적|크기|예산|가격|금액|조건|범위|개|곳|채|집|거|것|건|게|순서|순|' +
    '걸|꺼|은|는|이|가|을|를|도|만|로|으로|에서|에|의|면|이면|하면|해서|에서는|같이|함께|전부|그냥|좀|더|쓸|수|한번|요|' +
    '\\b(?:the|a|an|ones?|budget|price|to|of|in|at|for|me|us|please|how|what|which|is|are|do|does|much|you|have|any|got|can|i|get|now|with|by|or|and|but|just|same|please|them|those|first|listings?|homes?)\\b',
  'gi',
)

const lettersBeside = (unread: readonly string[], words: readonly RegExp[]): string =>
  words
    .reduce(
      (left, pattern) =>
        left.replace(new RegExp(`(?:${pattern.source})(?:해요?|한가요?|할까요?|하나요?)?`, 'gi'), ' '),
      unread.join(' '),
    )
    .replaceAll(/[^가-힣a-z0-9]+/gi, '')

/** What a question says beside pointing, conditions and the word of its need. */
export const substanceOf = (unread: readonly string[]): string =>
  lettersBeside(unread, [...NEED_WORDS.map(([, pattern]) => pattern), GENERIC])

/** The same where a word of a need is part of what homes are to be like (융자 없는 집). */
export const descriptionOf = (unread: readonly string[]): string => lettersBeside(unread, [GENERIC])

/** Which of a list an answer chooses, from 0: “2”, “2번”, “두 번째 거요”. */
export const positionsChosen = (said: Prose): number[] => {
  const answer = textOf(said)
  const number = /^\s*(\d{1,2})(?:\s?번(?:째)?)?(?:\s?[거것])?(?:이?요)?[.!]?\s*$/.exec(answer)?.[1]
  return number === undefined ? positionsIn(answer) : [Number(number) - 1]
}

/** 됐고, 대출은 나중에 하고, never mind the loan: what is put aside before something else is said; nothing else of it counts. */
const DISMISSED =
  /^\s*(?:(?:아니|아|음|에이)[,.]?\s)?(?:[가-힣a-z]{1,10}(?:\s[가-힣a-z]{1,6})?(?:은|는|건|거는?|것은)\s)?(?:이제\s|다\s)?(?:됐고요?|됐으니(?:까|깐)?|됐어요?|됐습니다|그만하고|치우고|관두고|제쳐\s?두고|나중에\s(?:하|보|물어보)고)[,.]?\s+(?=\S)|^\s*(?:never\s?mind|forget(?:\sabout)?|skip|leave)(?:\s(?:it|that|this|(?:the\s)?[a-z]{2,12}))?(?:\s(?:aside|for now))?\s?[,.;]\s?(?:and\s|then\s)?(?=\S)/i

/** OK unrelated: …, 다른 얘긴데 …: who says so goes on from nothing that was talked of. */
const UNRELATED =
  /^\s*(?:ok(?:ay)?|so|well|and)?[,.]?\s?(?:unrelated(?:ly)?|(?:a |on a )?(?:totally |completely )?(?:different|separate|another) (?:question|topic|subject|matter|note)|something else(?: entirely)?)\s?[:,.;-]|^\s*(?:아|음|근데|그런데|그리고)?[,.]?\s?(?:전혀\s|완전\s)?(?:다른|딴)\s?(?:(?:얘기|이야기|질문|주제)(?:인데|지만|이지만)|(?:얘|이야)긴데)/i
export const saysUnrelated = (question: Prose): boolean => UNRELATED.test(textOf(question))

/** 고마워요 그럼 용산은?: thanks, and that one has understood, before something else is said. */
const THANKED =
  /^\s*(?:(?:아|오|네|넵|응|예)[,.!]?\s)?(?:(?:정말|진짜|너무)\s)?(?:고마[워웠][가-힣]{0,5}|고맙[가-힣]{1,4}|감사[가-힣]{1,5}|땡큐|오케이|알겠[가-힣]{1,5}|알았[가-힣]{1,4}|좋[네아][가-힣]{0,2}|ㅇㅋ|ㄱㅅ|굿|thanks(?: a lot)?|thank you(?: so much)?|thx|great|perfect|got it)[\s,.!~^ㅎㅋㅠ]{1,6}(?=\S)/i

/** A question without what it puts aside, or says thanks for; as it is where there is nothing of the kind. */
export const withoutDismissed = (question: Prose): Prose =>
  textOf(question).replace(THANKED, '').replace(DISMISSED, '')

/** 더 낮은 걸로, 너무 비싸: what is to be less or more, to the end of its words. */
const COMPARATIVE_SAID = COMPARATIVES.map(
  ([, pattern]) =>
    new RegExp(
      `(?:${pattern.source})(?:\\s?(?:걸|거|것|꺼|데|곳|집)(?:으)?로|[네요]{0,2}(?![가-힣]))?`,
      'gi',
    ),
)
/** A question without the words that only say that something is to be less or more. */
export const withoutComparatives = (text: string): string =>
  COMPARATIVE_SAID.reduce((left, pattern) => left.replace(pattern, ' '), text)

/** Deterministic; knows words and no conversation. */
export const readSigns = (question: Prose): Signs => {
  const text = textOf(question).normalize('NFC')
  const superlative = firstSaid(SUPERLATIVES, text)
  const ranked = firstSaid(RANKED, text)
  const comparative = superlative === null && ranked === null ? firstSaid(COMPARATIVES, text) : null
  const drops = DROPS.filter(([, pattern]) => pattern.test(text)).map(([slot]) => slot)
  const moves = !BY.test(text) ? null : DOWN.test(text) ? -1 : UP.test(text) || /더/.test(text) ? 1 : null
  return {
    among: new RegExp(AMONG.source, 'i').test(text),
    ofTwo: false,
    ordinals: positionsIn(text),
    that: new RegExp(THAT.source, 'i').test(without(text, [AMONG, THAT_HOME])),
    thatHome: new RegExp(THAT_HOME.source, 'i').test(without(text, [AMONG])),
    there: new RegExp(THERE.source, 'i').test(text),
    thatSum: THAT_SUM.test(text),
    superlative: superlative ?? ranked,
    count: countIn(text),
    comparative,
    judged: false,
    attribute: null,
    changes: new RegExp(CHANGES.source, 'i').test(text),
    moves,
    adds: ADDS.test(text) || AGAINST.test(text),
    against: AGAINST.test(text),
    connects: CONNECTS.test(text),
    same: SAME.test(text),
    more: MORE.test(text),
    drops,
    // A condition that is to go is nothing to look up.
    need: drops.length > 0 || SAME.test(text) ? null : firstSaid(NEED_WORDS, text),
    rest: without(text, [
      CONNECTS,
      SAME,
      AMONG,
      ORDINAL,
      CHANGES,
      THAT_HOME,
      THAT,
      THERE,
      ...SUPERLATIVES.map(([, pattern]) => pattern),
      ...COMPARATIVES.map(([, pattern]) => pattern),
    ]),
  }
}

/** Whether homes are asked for by what is most of them: the first of those that are shown is then the one. */
export const asksForFirst = (question: Prose): boolean => readSigns(question).superlative !== null

/** Signs where homes were shown; what may count somebody's own homes points at one of them, but where their number counts. */
export const withShown = (signs: Signs, question: Prose, countsHomes: boolean): Signs => {
  const pattern = countsHomes ? ORDINAL_LISTED : ORDINAL_SHOWN
  const text = textOf(question).normalize('NFC')
  const ordinals = positionsIn(text, pattern)
  const isOfTwo = new RegExp(OF_TWO.source, 'i').test(text)
  const ofTwo = isOfTwo
    ? { ...signs, among: true, ofTwo: true, rest: without(textOf(signs.rest), [OF_TWO]) }
    : signs
  const pointed =
    ordinals.length <= ofTwo.ordinals.length
      ? ofTwo
      : { ...ofTwo, ordinals, rest: without(textOf(ofTwo.rest), [pattern]) }
  // 첫번째 집 괜찮아요?: whoever asks what is thought of a home wants it judged.
  const isOfOne = pointed.ordinals.length > 0 || pointed.thatHome || pointed.that
  if (pointed.need !== null) return pointed
  if (isOfOne && JUDGED.test(text)) return { ...pointed, need: 'risk', judged: true }
  const attribute = attributeIn(text)
  return attribute === null ? pointed : { ...pointed, need: 'detail', attribute }
}

/** Letters: the end of a word that points. */
const MOST_LEFT = 3

/** Nothing is left of the question beside what points but the end of a word. */
export const saysNothingElse = ({ rest }: Pick<Signs, 'rest'>): boolean =>
  textOf(rest).replaceAll(/[^가-힣a-z]/gi, '').length <= MOST_LEFT
