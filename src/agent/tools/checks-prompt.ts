import type { Language } from '../../domain/run.ts'

/** What a careful agent checks before a signature, and the article that it rests on. */
interface Check {
  lawName: string
  articleNumber: string
  says: Record<Language, string>
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
      says: {
        KO: '등기사항증명서로 소유자, 근저당·압류·신탁을 확인하고, 중개사에게 권리관계를 설명하는 확인·설명서를 받으세요.',
        EN: 'Check owner, mortgages, attachments and trusts in the register, and have the agent explain the rights in writing (확인·설명서).',
      },
    },
    {
      lawName: HLPA,
      articleNumber: '제3조의7',
      about: '임대차계약을 체결할 때 임대인은 임차인에게 제시 확정일자 부여일 납세증명서',
      says: {
        KO: '임대인에게 먼저 들어온 세입자의 확정일자·보증금 정보와 납세증명서를 내도록 요구하세요.',
        EN: 'Ask the landlord for the fixed dates and deposits of earlier tenants, and for certificates of paid taxes.',
      },
    },
    {
      lawName: HLPA,
      articleNumber: '제3조의6',
      about: '임대차계약을 체결하려는 자는 임대인의 동의를 받아 정보제공을 요청',
      says: {
        KO: '주민센터 등에서 그 집에 부여된 확정일자 현황을 확인해 내 앞의 보증금을 합해 보세요. 계약 전에는 임대인의 동의가 필요해요.',
        EN: 'Look up the fixed dates given for the home and add up the deposits before yours; before signing the landlord has to agree.',
      },
    },
    {
      lawName: HLPA,
      articleNumber: '제3조',
      about:
        '임대차는 등기가 없는 경우에도 주택의 인도와 주민등록을 마친 때에는 그 다음 날부터 제삼자에 대하여 효력',
      says: {
        KO: '입주하고 전입신고를 마치세요. 대항력은 그 다음 날부터 생겨서, 같은 날 설정된 근저당보다 늦어요.',
        EN: 'Move in and report it. The right against third parties begins only on the next day, so a mortgage of the same day comes first.',
      },
    },
    {
      lawName: HLPA,
      articleNumber: '제3조의2',
      about: '대항요건과 확정일자를 갖춘 임차인은 경매 공매 후순위권리자보다 우선하여 보증금을 변제받을 권리',
      says: {
        KO: '계약서에 확정일자를 받아 경매 때 우선변제권을 갖추세요.',
        EN: 'Get the fixed date on the contract, which gives priority at an auction.',
      },
    },
    {
      lawName: REPORTS,
      articleNumber: '제6조의2',
      about: '임대차 계약의 체결일부터 30일 이내에 신고관청에 공동으로 신고',
      says: {
        KO: '보증금과 월세가 신고 기준을 넘으면 계약일부터 30일 안에 임대차 계약을 신고하세요.',
        EN: 'Where deposit or rent is above the threshold, report the lease within 30 days of the contract.',
      },
    },
    {
      lawName: HLPA,
      articleNumber: '제6조의3',
      about: '거절 사유는 실제로 들어와 살려는 때 목적 주택에 실제 거주하려는 경우',
      says: {
        KO: '갱신요구권을 쓸 수 있는지 알아 두세요. 임대인이 실제 거주하려는 경우 등에는 거절할 수 있어요.',
        EN: 'Know your right to renewal; the landlord may refuse it, for example to live there.',
      },
    },
  ],
  renewal: [
    {
      lawName: HLPA,
      articleNumber: '제6조의3',
      about: '계약갱신요구권을 1회에 한하여 행사할 수 있다 정당한 사유 없이 거절하지 못한다',
      says: {
        KO: '갱신요구권을 쓰겠다고 기간 안에 문자나 내용증명으로 알리세요. 쓰면 증액에 상한이 걸려요.',
        EN: 'Tell the landlord in time, in writing, that you use your right to renewal: then the increase is capped.',
      },
    },
    {
      lawName: HLPA,
      articleNumber: '제7조',
      about: '증액청구는 약정한 차임이나 보증금의 20분의 1의 금액을 초과하지 못한다',
      says: {
        KO: '상한을 넘는 요구는 거절할 수 있고, 올려 주더라도 상한까지만 올려 주세요.',
        EN: 'A demand above the cap may be refused; if you agree to a raise, agree only up to the cap.',
      },
    },
    {
      lawName: HLPA,
      articleNumber: '제7조의2',
      about:
        '보증금의 전부 또는 일부를 월 단위의 차임으로 전환하는 경우 비율을 곱한 월차임의 범위를 초과할 수 없다',
      says: {
        KO: '보증금을 월세로 돌릴 때에는 법이 정한 비율까지만 받을 수 있어요.',
        EN: 'Deposit may be turned into rent only at the rate that the Act allows.',
      },
    },
    {
      lawName: HLPA,
      articleNumber: '제10조의2',
      about: '초과하여 지급한 차임 또는 보증금의 반환을 청구',
      says: {
        KO: '상한을 넘겨 낸 돈은 돌려달라고 할 수 있어요.',
        EN: 'What was paid beyond the cap can be claimed back.',
      },
    },
    {
      lawName: HLPA,
      articleNumber: '제14조',
      about: '주택임대차분쟁조정위원회를 둔다 분쟁을 심의 조정',
      says: {
        KO: '이야기가 되지 않으면 주택임대차분쟁조정위원회에 조정을 신청하세요.',
        EN: 'If you cannot agree, apply to the housing lease dispute mediation committee.',
      },
    },
  ],
  sale: [
    {
      lawName: BROKERS,
      articleNumber: '제25조',
      about: '중개가 완성되기 전에 확인하여 설명하고 등기사항증명서 등 근거자료를 제시',
      says: {
        KO: '등기사항증명서로 소유자와 근저당·압류·가처분을 확인하고, 중개사에게 확인·설명서를 받으세요.',
        EN: 'Check owner, mortgages, attachments and injunctions in the register, and get the agent’s written explanation (확인·설명서).',
      },
    },
    {
      lawName: CIVIL,
      articleNumber: '제565조',
      about: '이행에 착수할 때까지 교부자는 포기하고 수령자는 배액을 상환하여 매매계약을 해제',
      says: {
        KO: '계약금을 건넨 뒤에는 어느 쪽이 이행에 들어가기 전까지만 계약금을 포기하거나 두 배로 돌려주고 해제할 수 있어요.',
        EN: 'After the down payment either side may withdraw only until one begins to perform: the buyer by giving it up, the seller by paying it back twofold.',
      },
    },
    {
      lawName: CIVIL,
      articleNumber: '제580조',
      about: '매매의 목적물에 하자가 있는 때',
      says: {
        KO: '누수 같은 숨은 하자는 매도인에게 책임을 물을 수 있으니, 집 상태를 확인해 특약에 적으세요.',
        EN: 'The seller answers for hidden defects such as leaks: inspect the home and write its state into the contract.',
      },
    },
    {
      lawName: REPORTS,
      articleNumber: '제3조',
      about: '거래계약의 체결일부터 30일 이내에 신고관청에 공동으로 신고',
      says: {
        KO: '계약일부터 30일 안에 거래를 신고하세요.',
        EN: 'Report the deal within 30 days of the contract.',
      },
    },
    {
      lawName: REPORTS,
      articleNumber: '제11조',
      about: '허가를 받지 아니하고 체결한 토지거래계약은 그 효력이 발생하지 아니한다',
      says: {
        KO: '토지거래허가구역이면 허가를 받지 않은 계약은 효력이 없으니, 계약 전에 구역인지 확인하세요.',
        EN: 'In an area where land deals need a permit a contract without it has no effect: find out before signing.',
      },
    },
  ],
  letting: [
    {
      lawName: HLPA,
      articleNumber: '제6조의3',
      about: '한 번 1회에 한해 요구할 수 있고 계약갱신요구권을 1회에 한하여 행사할 수 있다',
      says: {
        KO: '세입자는 갱신을 한 번 요구할 수 있어, 정해진 사유가 없으면 계약이 이어진다고 보고 계획하세요.',
        EN: 'A tenant may ask for renewal once: plan for the lease to go on unless there is one of the grounds.',
      },
    },
    {
      lawName: HLPA,
      articleNumber: '제7조',
      about: '증액청구는 약정한 차임이나 보증금의 20분의 1의 금액을 초과하지 못한다',
      says: {
        KO: '계약 중이거나 갱신할 때 올릴 수 있는 임대료에는 상한이 있어요.',
        EN: 'What the rent may rise by during the lease and on renewal is capped.',
      },
    },
    {
      lawName: HLPA,
      articleNumber: '제3조의7',
      about: '임대차계약을 체결할 때 임대인은 임차인에게 제시 확정일자 부여일 납세증명서',
      says: {
        KO: '세를 놓을 때 확정일자·보증금 정보와 납세증명서를 세입자에게 제시해야 해요.',
        EN: 'On letting, the fixed dates and deposits and the tax certificates have to be shown to the tenant.',
      },
    },
  ],
} satisfies Record<string, readonly Check[]>

export const CHECK_WORDS = {
  KO: {
    missing: (names: string) => `다음 조문의 원문은 자료에 없어 확인 목록에서 빠졌어요: ${names}`,
  },
  EN: {
    missing: (names: string) =>
      `The text of these articles is not at hand, so they are not in the list: ${names}`,
  },
} as const satisfies Record<Language, unknown>
