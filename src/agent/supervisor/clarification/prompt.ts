import { inLanguages } from '../../../domain/languages.ts'
import { withParticle } from '../../../domain/language/josa.ts'
import type { Language } from '../../../domain/run.ts'

/** What a run asks back; for a question that says too little the words of an unclear answer (answer/prompt.ts) do. */
export const CLARIFICATION_WORDS = inLanguages({
  KO: {
    where: {
      market: '어느 지역의 시세를 볼까요?',
      property: '어느 지역에서 찾을까요?',
      risk: '어느 지역의 집인가요? 시·군·구나 동까지 알려 주시면 시세와 기준을 그 지역에 맞춰 계산할게요.',
    },
    contract: '검토할 계약서나 조항을 그대로 붙여 넣어 주세요. 일부 특약만 넣어도 돼요.',
    compareWith: (subject: string) => `${withParticle(subject, 'object')} 무엇과 비교해 드릴까요?`,
    withRegion: (name: string) => `${name}와 비교`,
    withDeals: '매매와 전세를 비교',
    places: ['서울 강남구', '서울 마포구', '서울 송파구', '성남시 분당구'],
  },
  EN: {
    where: {
      market: 'Which area should the market prices be of?',
      property: 'Which area should be searched?',
      risk: 'Where is the home? Its district or dong sets the price and the rules to calculate with.',
    },
    contract: 'Paste the contract or the clauses that should be reviewed; some special terms will do.',
    compareWith: (subject: string) => `What should ${subject} be compared with?`,
    withRegion: (name: string) => `compare with ${name}`,
    withDeals: 'compare 매매 and 전세',
    places: ['Gangnam-gu', 'Mapo-gu', 'Songpa-gu', 'Bundang-gu'],
  },
} as const satisfies Record<Language, unknown>)
