/** What is told beside a ruling: how far it may be relied on, and who helps on. */
export const RULING = {
  'ruling.unverified': ({ what }: { what: string }) => `조문으로 확인하지 못한 부분: ${what}`,
  'ruling.until': ({ date }: { date: string }) => `${date}까지의 기준이에요.`,
  'ruling.unreviewed': ({ date }: { date: string }) =>
    `${date} 법령으로 정리했고, 아직 전문가의 검토를 받지 않았어요.`,
  'ruling.near': '정확히 맞는 정리를 찾지 못했어요. 혹시 이런 것을 물으셨나요?',

  'ruling.refer.legal-aid': '대한법률구조공단(국번 없이 132): 무료 법률 상담과, 형편에 따라 소송을 도와줘요.',
  'ruling.refer.lease-mediation':
    '주택임대차분쟁조정위원회(LH·한국부동산원·대한법률구조공단): 소송보다 싸고 빠르게 합의를 이끌어요.',
  'ruling.refer.shop-mediation': '상가건물임대차분쟁조정위원회: 임대료·권리금 다툼을 소송 없이 조정해요.',
  'ruling.refer.fraud-centre':
    '전세피해지원센터(1533-8119): 피해자 결정 신청, 법률·금융·주거 지원을 안내해요.',
  'ruling.refer.tax-adviser': '금액이 큰 세금은 신고 전에 세무사와 확인하세요. 국세상담센터는 126이에요.',
  'ruling.refer.lawyer': '소송이 걸린 일은 변호사와 상의하세요.',
  'ruling.refer.judicial-scrivener': '등기 서류는 법무사에게 맡길 수 있어요.',
  'ruling.refer.broker-association':
    '중개사의 잘못은 시·군·구청 부동산 담당 부서와 한국공인중개사협회에 물을 수 있어요.',
  'ruling.refer.guarantor': '보증은 가입한 기관(HUG·HF·SGI)에 조건과 기한을 확인하세요.',
  'ruling.refer.bank': '실제 한도와 금리는 은행 심사로 정해지니 대출받을 은행에 확인하세요.',
  'ruling.refer.police': '범죄가 의심되면 경찰(112)에 신고하세요.',
  'ruling.refer.local-office': '주민센터나 시·군·구청에서 처리해요.',
  'ruling.refer.tax-office': '관할 세무서나 국세상담센터(126)에서 확인하세요.',
  'ruling.refer.court': '관할 법원 민원실이나 전자소송에서 신청해요.',
  'ruling.refer.building-mediation':
    '공동주택관리 분쟁조정위원회나 집합건물분쟁조정위원회에서 조정받을 수 있어요.',
  'ruling.refer.hotline': '힘들 때는 자살예방 상담전화 109가 24시간 열려 있어요.',
}
