/** Names of things that stand in sentences. */
export const TERMS = {
  'type.APARTMENT': '아파트',
  'type.OFFICETEL': '오피스텔',
  'type.VILLA': '빌라',
  'type.ONEROOM': '원룸',
  'type.HOUSE': '단독·다가구',
  'type.ALL': '주택 전체',
  'deal.SALE': '매매',
  'deal.JEONSE': '전세',
  'deal.RENT': '월세',
  'loan.MORTGAGE': '주택담보대출',
  'loan.JEONSE': '전세자금대출',
  'loan.CREDIT': '신용대출',
  'loan.POLICY': '정책대출',
  'size.exclusive': '전용',
}
export type TermId = keyof typeof TERMS
