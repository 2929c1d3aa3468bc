import { REPORTED } from '../calculator/lease/dates.ts'
import type { Block } from './block.ts'
import type { LeaseInput } from './order.ts'

const reportText = ({ deposit, monthlyRent }: LeaseInput): string => {
  const rule =
    '보증금이 6천만원을 넘거나 월 차임이 30만원을 넘는 주택 임대차는 계약을 맺은 날부터 30일 안에 임대인과 임차인이 함께 신고한다 ' +
    '(부동산 거래신고 등에 관한 법률 제6조의2; 금액이 그대로인 갱신과 일부 군 지역은 제외).'
  if (deposit === null || monthlyRent === null) return `임대차 신고: ${rule}`
  const due = deposit > REPORTED.deposit || monthlyRent > REPORTED.rent
  return `임대차 신고: ${rule} 이 계약의 금액은 신고 대상에 ${due ? '해당한다' : '해당하지 않는다'}.`
}

/** What a tenant has to do to be protected; no part of what is agreed. */
export const leaseGuidance = (lease: LeaseInput): Block => ({
  kind: 'guidance',
  heading: '임차인을 위한 안내 (계약 내용이 아님)',
  items: [
    '계약 전: 등기사항증명서로 소유자와 근저당권·압류·신탁을 확인하고, 계약하는 사람이 소유자 본인인지 신분증과 대조한다. 대리인이면 위임장과 인감증명서를 확인한다.',
    '잔금 날: 잔금을 치르기 전에 등기사항증명서를 다시 떼어 새로운 권리가 생기지 않았는지 확인하고, 소유자 명의의 계좌로 보낸다.',
    '대항력: 주택을 인도받고 전입신고를 마치면 그 다음 날 0시부터 제3자에게 임차권을 주장할 수 있다 (주택임대차보호법 제3조). 그러므로 이사한 날 바로 전입신고를 한다.',
    '우선변제권: 대항력을 갖추고 계약서에 확정일자를 받으면 경매·공매에서 후순위 권리자보다 먼저 보증금을 받을 수 있다 (제3조의2).',
    reportText(lease),
    '임대차 신고를 하면서 계약서를 내면 확정일자를 받은 것으로 본다. 전입신고는 따로 해야 한다.',
    '갱신: 임대차기간이 끝나기 6개월 전부터 2개월 전까지 한 번 갱신을 요구할 수 있고, 갱신할 때의 증액은 5퍼센트까지이다 (제6조의3, 제7조).',
    '보증금을 돌려받지 못한 채 이사해야 하면 먼저 임차권등기명령을 신청하고, 등기가 된 것을 확인한 뒤 옮긴다 (제3조의3).',
    '빈칸은 서명하기 전에 모두 적거나 줄을 그어 지우고, 고친 곳에는 양쪽이 도장을 찍는다.',
  ],
})
