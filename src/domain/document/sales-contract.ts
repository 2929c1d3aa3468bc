import type { Block } from './block.ts'
import { blank } from './block.ts'
import type { SalesInput } from './order.ts'
import { brokerTable, dateText, homeTable, partyTable, paymentTable, specialTerms } from './wording.ts'

const clause = (title: string, ...paragraphs: string[]): Block => ({ kind: 'clause', title, paragraphs })

const clauses: Block[] = [
  clause('제1조 (대금의 지급)', '매수인은 매매대금을 위 표에 적은 날에 나누어 매도인에게 지급한다.'),
  clause(
    '제2조 (소유권의 이전과 인도)',
    '매도인은 잔금을 받음과 동시에 소유권이전등기에 필요한 모든 서류를 매수인에게 교부하고 등기에 협력하며, 같은 날 부동산을 인도한다.',
  ),
  clause(
    '제3조 (권리의 말소)',
    '매도인은 소유권의 행사를 막는 저당권·압류·임차권 그 밖의 부담을 잔금을 받는 날까지 모두 없애고 완전한 소유권을 넘긴다. 매수인이 이어받기로 따로 정한 것은 그러하지 아니하다.',
  ),
  clause(
    '제4조 (수익과 부담의 귀속)',
    '부동산에서 생기는 수익과 세금·관리비·공과금은 인도하는 날을 기준으로 그 전날까지는 매도인에게, 그날부터는 매수인에게 속한다. 세금의 납부의무는 세법에 따른다.',
  ),
  clause(
    '제5조 (계약의 해제)',
    '매수인이 매도인에게 중도금(중도금이 없을 때는 잔금)을 지급하기 전까지, 매도인은 계약금의 배액을 상환하고 매수인은 계약금을 포기하고 이 계약을 해제할 수 있다.',
  ),
  clause(
    '제6조 (채무불이행과 손해배상)',
    '당사자 한쪽이 계약의 내용을 이행하지 않으면 상대방은 서면으로 이행을 최고하고 계약을 해제할 수 있으며, 손해의 배상을 청구할 수 있다. 따로 정하지 않으면 계약금을 손해배상의 기준으로 본다.',
  ),
  clause('제7조 (하자)', '매도인은 인도할 때 알 수 없었던 하자에 대하여 민법에 따른 책임을 진다.'),
  clause(
    '제8조 (중개보수와 확인·설명서)',
    '① 중개보수는 법에서 정한 한도 안에서 개업공인중개사와 각 당사자가 정한 대로 계약과 함께 각각 지급한다.',
    `② 개업공인중개사는 중개대상물 확인·설명서와 보증관계증서 사본을 ${dateText(null)}에 양쪽 당사자에게 교부한다.`,
  ),
]

const guidance: Block = {
  kind: 'guidance',
  heading: '당사자를 위한 안내 (계약 내용이 아님)',
  items: [
    '계약 전과 잔금 직전에 등기사항증명서를 떼어 소유자와 근저당권·압류·가등기를 확인하고, 계약하는 사람이 소유자 본인인지 신분증과 대조한다.',
    '거래 신고: 계약을 맺은 날부터 30일 안에 실제 거래가격을 신고한다 (부동산 거래신고 등에 관한 법률 제3조). 중개한 계약은 개업공인중개사가 신고한다.',
    '토지거래허가구역이면 계약을 맺기 전에 허가를 받아야 한다. 허가 없이 맺은 계약은 효력이 없다.',
    '취득세는 취득한 날부터 60일 안에 신고하고 낸다 (지방세법 제20조).',
    '빈칸은 서명하기 전에 모두 적거나 줄을 그어 지우고, 고친 곳에는 양쪽이 도장을 찍는다.',
  ],
}

/** 부동산매매계약서, in the project's own words. */
export const salesContract = (sale: SalesInput): Block[] => [
  { kind: 'title', text: '부동산매매계약서' },
  {
    kind: 'paragraph',
    text: '매도인과 매수인은 아래에 표시한 부동산에 대하여 다음과 같이 매매계약을 맺는다.',
  },
  { kind: 'heading', text: '부동산의 표시' },
  homeTable(sale.home, '매매할 부분'),
  { kind: 'heading', text: '매매대금' },
  paymentTable('매매대금', sale.price, sale.payments),
  {
    kind: 'paragraph',
    text: `임대차가 있을 때: 보증금 ${blank(8)}원, 월 차임 ${blank(6)}원   □ 매수인이 이어받음   □ 잔금 전에 정리`,
  },
  { kind: 'heading', text: '계약 내용' },
  ...clauses,
  ...specialTerms(sale.specialTerms),
  {
    kind: 'paragraph',
    text:
      '이 계약을 증명하기 위하여 매도인과 매수인은 이의가 없음을 확인하고 서명 또는 날인한 뒤, 각각 한 통씩 보관한다. ' +
      '개업공인중개사가 중개한 때에는 개업공인중개사도 한 통을 보관한다.',
  },
  { kind: 'paragraph', align: 'center', text: `계약일 ${dateText(sale.signedOn)}` },
  partyTable(['매도인', sale.seller], ['매수인', sale.buyer]),
  { kind: 'heading', text: '개업공인중개사 (중개가 있을 때)' },
  brokerTable('매도인', '매수인'),
  guidance,
]
