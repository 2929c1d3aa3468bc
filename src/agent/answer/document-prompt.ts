import type { RiskLevel } from '../../domain/contract/contract.ts'
import type { Language } from '../../domain/run.ts'

/** How an answer speaks of a contract that was written. */
export const DOCUMENT_ANSWER_WORDS = {
  KO: {
    written: (title: string, terms: string) => `${title}를 작성했어요. ${terms}.`,
    reviewed: {
      LOW: '검토에서 불리한 조항은 찾지 못했어요.',
      MEDIUM: '검토에서 주의할 조항을 찾았어요. 서명하기 전에 확인하세요.',
      HIGH: '검토에서 위험도가 높은 조항을 찾았어요. 고치기 전에는 서명하지 마세요.',
    } satisfies Record<RiskLevel, string>,
    where:
      '문서 전체와 Word 파일은 이 답과 함께 있는 문서에서 볼 수 있고, 당사자의 개인정보는 그 문서에만 들어 있어요.',
    headings: { terms: '계약 내용', risks: '검토 결과', checks: '법정 기준 점검', before: '서명 전에 할 일' },
  },
  EN: {
    written: (title: string, terms: string) =>
      `The contract (${title}, in Korean) has been written. ${terms}.`,
    reviewed: {
      LOW: 'The review found no clause against the tenant or buyer.',
      MEDIUM: 'The review found clauses to look at before signing.',
      HIGH: 'The review found clauses of high risk: do not sign before they are changed.',
    } satisfies Record<RiskLevel, string>,
    where:
      'The whole document and its Word file come with this answer; the parties’ personal data stand there only.',
    headings: {
      terms: 'What the contract says',
      risks: 'Review',
      checks: 'Statutory rules',
      before: 'Before signing (in Korean)',
    },
  },
} as const satisfies Record<
  Language,
  { reviewed: Record<RiskLevel, string>; headings: Record<string, string>; [word: string]: unknown }
>
