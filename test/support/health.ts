import { textOf } from '../../src/domain/prose.ts'
import type { CorpusDocument } from '../../src/agent/consult/corpus.ts'
import type { ConsultDomain, Slots } from '../../src/agent/consult/domain.ts'

/** Ten short texts of our own, as a leaflet would put it; not advice. */
const LEAFLETS: readonly (readonly [string, string, string])[] = [
  [
    '메트포르민 안내',
    '부작용',
    '메트포르민의 흔한 부작용은 메스꺼움, 설사, 복부 불편감이다.\n식사와 함께 먹으면 부작용이 줄어들 수 있다.\n드물게 젖산산증이 생길 수 있으며, 신장 기능이 떨어진 65세 이상은 의사와 상의하여야 한다.',
  ],
  [
    '메트포르민 안내',
    '먹는 법',
    '메트포르민은 보통 하루 2회 식사와 함께 먹는다.\n조영제 검사를 받기 전에는 의사에게 알려야 한다.',
  ],
  [
    '당뇨 안내',
    '혈당 목표',
    '당뇨 환자의 공복 혈당 목표는 80~130이다.\n당화혈색소는 3개월마다 검사할 수 있다.',
  ],
  ['당뇨 안내', '발 관리', '당뇨가 있으면 매일 발을 살피고, 상처가 나면 바로 진료를 받아야 한다.'],
  [
    '고혈압 안내',
    '혈압 재기',
    '혈압은 앉아서 5분 쉰 뒤에 2회 잰다.\n140/90 이상이 계속되면 진료를 받아야 한다.',
  ],
  ['두통 안내', '진통제', '진통제를 한 달에 10일 넘게 먹으면 두통이 더 잦아질 수 있다.'],
  ['감기 안내', '쉬기', '감기는 대개 7일 안에 낫는다.\n열이 3일 넘게 나면 진료를 받아야 한다.'],
  ['아스피린 안내', '부작용', '아스피린은 위출혈을 일으킬 수 있어, 수술 7일 전에는 의사와 상의하여야 한다.'],
  ['예방접종 안내', '독감', '65세 이상은 해마다 독감 예방접종을 받을 수 있다.'],
  ['수면 안내', '잠들기', '잠들기 6시간 전부터는 카페인을 피하는 것이 좋다.'],
]

const DOCUMENTS: readonly CorpusDocument[] = LEAFLETS.map(([label, title, content], index) => {
  const id = `health-${index + 1}`
  return {
    id,
    label: `${label} ${index + 1}`,
    title,
    content,
    effectiveDate: null,
    isDigest: false,
    source: { kind: 'LAW', id, label: `${label} ${index + 1}` },
  }
})

const bigrams = (text: string): string[] =>
  (text.match(/[가-힣]{2,}/g) ?? []).flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
  )

const READERS: Record<string, readonly (readonly [RegExp, (match: RegExpExecArray) => string])[]> = {
  demographics: [
    [/(\d{1,3})\s*세/, (match) => `${match[1] ?? ''}세`],
    [/남성|남자/, () => '남성'],
    [/여성|여자/, () => '여성'],
  ],
  conditions: [
    [/당뇨/, () => '당뇨'],
    [/고혈압/, () => '고혈압'],
  ],
  symptoms: [[/두통|머리가 아/, () => '두통']],
  medications: [
    [/메트포르민/, () => '메트포르민'],
    [/아스피린/, () => '아스피린'],
  ],
  vitals: [[/혈압이?\s*(\d{2,3})/, (match) => `혈압 ${match[1] ?? ''}`]],
  labs: [[/당화혈색소가?\s*([\d.]+)/, (match) => `당화혈색소 ${match[1] ?? ''}`]],
}

const LABELS: Record<string, string> = {
  demographics: '사람',
  conditions: '질환',
  symptoms: '증상',
  medications: '약',
  vitals: '활력 징후',
  labs: '검사',
}

const readSlots = (text: string): Slots =>
  Object.fromEntries(
    Object.entries(READERS).flatMap(([slot, readers]) => {
      const values = readers.flatMap(([pattern, say]) => {
        const match = pattern.exec(text)
        return match ? [say(match)] : []
      })
      return values.length > 0 ? [[slot, values]] : []
    }),
  )

const WORDS = {
  declined: '건강에 관한 질문에만 답해요.',
  notFound: '안내문에서 찾지 못했어요.',
  elsewhere: (holding: string) => `${holding}을 보세요.`,
  note: '진료를 대신하지 않아요.',
  withoutSources: '자료 없이는 답하지 않아요.',
}

/** A second subject, far from houses: it proves that the graph knows nothing of either. */
export const health: ConsultDomain = {
  name: 'health',
  slots: Object.keys(READERS).map((name) => ({ name, label: { ko: LABELS[name] ?? name, en: name } })),
  readSlots: (text) => Promise.resolve(readSlots(textOf(text))),
  keepsAll: () => true,
  summarizeProfile: (slots) =>
    Object.entries(slots)
      .map(([slot, values]) => `${LABELS[slot] ?? slot}: ${values.join(', ')}`)
      .join(' · '),
  systemPrompt: () => 'Answer from the leaflets alone and cite them as [n].',
  readIntent: (text) =>
    Promise.resolve({
      intentType: 'COMPREHENSIVE',
      confidence: 0.9,
      keywords: bigrams(textOf(text)).slice(0, 3),
      entities: {},
      facets: ['COMPREHENSIVE'],
    }),
  decisiveWords: (text) => Object.values(readSlots(textOf(text))).flat(),
  outOfScope: () => Promise.resolve(null),
  leastMatch: () => 2,
  answersTo: 'COMPREHENSIVE',
  evidenceKind: 'legal',
  words: () => WORDS,
  corpus: {
    state: () => Promise.resolve({ version: 'leaflets-1', holdings: LEAFLETS.map(([name]) => name) }),
    search: (query, k) => {
      const asked = new Set(bigrams(textOf(query)))
      return Promise.resolve(
        DOCUMENTS.map((document) => {
          const own = new Set(bigrams(`${document.label} ${document.title} ${document.content}`))
          const match = [...asked].filter((gram) => own.has(gram)).length
          return { ...document, score: match, match, snippet: document.content.slice(0, 80) }
        })
          .filter(({ match }) => match > 0)
          .toSorted((a, b) => b.score - a.score)
          .slice(0, k),
      )
    },
    read: (ids) =>
      Promise.resolve(ids.flatMap((id) => DOCUMENTS.find((document) => document.id === id) ?? [])),
  },
}
