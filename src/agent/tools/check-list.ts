import type { MessageId } from '../../domain/message/say.ts'

/** What a careful agent checks before a signature, and the article that it rests on. */
interface Check {
  lawName: string
  articleNumber: string
  says: Extract<MessageId, `check.${string}.${string}`>
  /** What the sentence of the statute is about that carries it. */
  about: string
}

const HLPA = '주택임대차보호법'
const BROKERS = '공인중개사법'
const REPORTS = '부동산 거래신고 등에 관한 법률'
const CIVIL = '민법'

/** In the order in which they come up. Figures in them stand in the article. */
export const CHECKS = {
  lease: [
    {
      lawName: BROKERS,
      articleNumber: '제25조',
      about: '중개가 완성되기 전에 확인하여 설명하고 등기사항증명서 등 근거자료를 제시',
      says: 'check.lease.1',
    },
    {
      lawName: HLPA,
      articleNumber: '제3조의7',
      about: '임대차계약을 체결할 때 임대인은 임차인에게 제시 확정일자 부여일 납세증명서',
      says: 'check.lease.2',
    },
    {
      lawName: HLPA,
      articleNumber: '제3조의6',
      about: '임대차계약을 체결하려는 자는 임대인의 동의를 받아 정보제공을 요청',
      says: 'check.lease.3',
    },
    {
      lawName: HLPA,
      articleNumber: '제3조',
      about:
        '임대차는 등기가 없는 경우에도 주택의 인도와 주민등록을 마친 때에는 그 다음 날부터 제삼자에 대하여 효력',
      says: 'check.lease.4',
    },
    {
      lawName: HLPA,
      articleNumber: '제3조의2',
      about: '대항요건과 확정일자를 갖춘 임차인은 경매 공매 후순위권리자보다 우선하여 보증금을 변제받을 권리',
      says: 'check.lease.5',
    },
    {
      lawName: REPORTS,
      articleNumber: '제6조의2',
      about: '임대차 계약의 체결일부터 30일 이내에 신고관청에 공동으로 신고',
      says: 'check.lease.6',
    },
    {
      lawName: HLPA,
      articleNumber: '제6조의3',
      about: '거절 사유는 실제로 들어와 살려는 때 목적 주택에 실제 거주하려는 경우',
      says: 'check.lease.7',
    },
  ],
  renewal: [
    {
      lawName: HLPA,
      articleNumber: '제6조의3',
      about: '계약갱신요구권을 1회에 한하여 행사할 수 있다 정당한 사유 없이 거절하지 못한다',
      says: 'check.renewal.1',
    },
    {
      lawName: HLPA,
      articleNumber: '제7조',
      about: '증액청구는 약정한 차임이나 보증금의 20분의 1의 금액을 초과하지 못한다',
      says: 'check.renewal.2',
    },
    {
      lawName: HLPA,
      articleNumber: '제7조의2',
      about:
        '보증금의 전부 또는 일부를 월 단위의 차임으로 전환하는 경우 비율을 곱한 월차임의 범위를 초과할 수 없다',
      says: 'check.renewal.3',
    },
    {
      lawName: HLPA,
      articleNumber: '제10조의2',
      about: '초과하여 지급한 차임 또는 보증금의 반환을 청구',
      says: 'check.renewal.4',
    },
    {
      lawName: HLPA,
      articleNumber: '제14조',
      about: '주택임대차분쟁조정위원회를 둔다 분쟁을 심의 조정',
      says: 'check.renewal.5',
    },
  ],
  sale: [
    {
      lawName: BROKERS,
      articleNumber: '제25조',
      about: '중개가 완성되기 전에 확인하여 설명하고 등기사항증명서 등 근거자료를 제시',
      says: 'check.sale.1',
    },
    {
      lawName: CIVIL,
      articleNumber: '제565조',
      about: '이행에 착수할 때까지 교부자는 포기하고 수령자는 배액을 상환하여 매매계약을 해제',
      says: 'check.sale.2',
    },
    {
      lawName: CIVIL,
      articleNumber: '제580조',
      about: '매매의 목적물에 하자가 있는 때',
      says: 'check.sale.3',
    },
    {
      lawName: REPORTS,
      articleNumber: '제3조',
      about: '거래계약의 체결일부터 30일 이내에 신고관청에 공동으로 신고',
      says: 'check.sale.4',
    },
    {
      lawName: REPORTS,
      articleNumber: '제11조',
      about: '허가를 받지 아니하고 체결한 토지거래계약은 그 효력이 발생하지 아니한다',
      says: 'check.sale.5',
    },
  ],
  letting: [
    {
      lawName: HLPA,
      articleNumber: '제6조의3',
      about: '한 번 1회에 한해 요구할 수 있고 계약갱신요구권을 1회에 한하여 행사할 수 있다',
      says: 'check.letting.1',
    },
    {
      lawName: HLPA,
      articleNumber: '제7조',
      about: '증액청구는 약정한 차임이나 보증금의 20분의 1의 금액을 초과하지 못한다',
      says: 'check.letting.2',
    },
    {
      lawName: HLPA,
      articleNumber: '제3조의7',
      about: '임대차계약을 체결할 때 임대인은 임차인에게 제시 확정일자 부여일 납세증명서',
      says: 'check.letting.3',
    },
  ],
} satisfies Record<string, readonly Check[]>

/** In the order in which they come up, whatever was asked. */
export const CHECK_ORDER: readonly string[] = Object.values(CHECKS).flatMap((list) =>
  list.map(({ says }) => says),
)
