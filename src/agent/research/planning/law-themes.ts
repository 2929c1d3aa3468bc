/** Law by theme, in the statutes' own words. */
export const LAW_THEMES = {
  lease: {
    deposit: '주택 임대차 대항력 확정일자 우선변제권 보증금 보호',
    small: '소액임차인 최우선변제 보증금 중 일정액의 보호',
    renewal: '계약갱신요구권 차임 보증금 증액 한도 묵시적 갱신 해지',
    unpaid: '보증금 반환 임차권등기명령 경매 배당 전세사기',
  },
  sale: {
    contract: '부동산 매매 계약 해제 계약금 위약금',
    transfer: '소유권 이전등기 부동산 거래 신고',
    defect: '매도인 하자 담보책임 손해배상',
  },
} as const
