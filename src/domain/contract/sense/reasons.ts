import type { ContractRiskType } from '../contract.ts'

/** Said of a clause that reads like known risky ones; what it says exactly is for the reader to check. */
export const REASONS: Readonly<Record<ContractRiskType, string>> = {
  UNILATERAL_TERMINATION:
    '임대인이 법이 정한 사유와 통지 없이 기간 중에 임대차를 끝낼 수 있게 하는 조항으로 읽힙니다.',
  DEPOSIT_RETURN_CONDITIONAL:
    '보증금을 계약이 끝나는 때에 전부 돌려주지 않고 조건을 달거나 미루거나 깎는 조항으로 읽힙니다.',
  RENEWAL_WAIVER: '임차인이 법으로 가진 갱신요구권이나 묵시적 갱신을 미리 포기하게 하는 조항으로 읽힙니다.',
  EXCESSIVE_INCREASE:
    '차임·보증금을 법이 정한 한도(5%)를 넘거나 임대인 뜻대로 올리게 하는 조항으로 읽힙니다.',
  REPAIR_BURDEN: '임대인이 할 수선을 임차인에게 넘기는 조항으로 읽힙니다.',
  REGISTRATION_FORBIDDEN:
    '전입신고·확정일자·임차권등기·보증보험처럼 보증금을 지키는 절차를 막거나 늦추는 조항으로 읽힙니다.',
  EXCESSIVE_PENALTY: '손해와 견주어 지나치게 무거운 위약금·연체료나 보증금 몰수를 정한 조항으로 읽힙니다.',
  ENTRY_WITHOUT_CONSENT: '임차인의 동의 없이 집에 드나들거나 열쇠·비밀번호를 지니게 하는 조항으로 읽힙니다.',
  EXCESSIVE_RESTORATION: '통상의 마모까지 되돌리게 하거나 정해진 퇴실 비용을 물게 하는 조항으로 읽힙니다.',
  SENIOR_DEBT:
    '계약 뒤에 새 빚을 얹거나 이미 있는 담보·다른 임차인의 보증금을 알려 주지 않는 조항으로 읽힙니다.',
  OWNER_MISMATCH: '등기부의 소유자(공유자 과반수)가 아닌 사람이 권한을 보이지 않고 계약하는 것으로 읽힙니다.',
  TRUST_PROPERTY: '신탁된 부동산을 수탁자의 동의 없이 임대하는 것으로 읽힙니다.',
  TAX_ARREARS: '임대인의 세금 체납을 알지 못하게 하거나 떠안게 하는 조항으로 읽힙니다.',
  UNCLEAR_MAINTENANCE_FEE: '관리비의 금액이나 내역을 알 수 없게 하는 조항으로 읽힙니다.',
  TERM_DEFECT: '임대차 기간이 정해지지 않았거나 임차인만 묶는 조항으로 읽힙니다.',
  ESSENTIALS_MISSING: '목적물·당사자·금액이 확정되지 않은 것으로 읽힙니다.',
  STATUTORY_WAIVER: '임차인이 법으로 가진 보호나 권리를 포기하게 하는 조항으로 읽힙니다.',
  THIRD_PARTY_ACCOUNT: '돈이 임대인(매도인)이 아닌 사람에게 가게 하는 조항으로 읽힙니다.',
}
