import type { OutOfScope } from '../domain.ts'

/**
 * Which law settles what people ask of a housing assistant: the first that fits. Where that law is not among those that are
 * held, an answer from the others would be an answer to another question.
 */
const GOVERNED: readonly (readonly [RegExp, string])[] = [
  [/연말\s?정산|세액\s?공제|소득\s?공제|월세\s?공제|year-end tax|tax deduction/i, '조세특례제한법'],
  [/양도\s?(?:소득)?세|양도\s?차익|비과세|임대\s?소득세|종합\s?소득세|capital gains/i, '소득세법'],
  [/종부세|종합\s?부동산세/, '종합부동산세법'],
  [/상속세|증여세|gift tax|inheritance tax/i, '상속세 및 증여세법'],
  [/부가\s?가치세|부가세|세금\s?계산서/, '부가가치세법'],
  [
    /(?:전입\s?신고|주소\s?(?:를)?\s?(?:옮기|이전|변경)|이사\s?신고).{0,30}(?:과태료|며칠|벌금|늦|기한)|(?:과태료|며칠|벌금|기한).{0,30}(?:전입\s?신고|주소\s?(?:를)?\s?(?:옮기|이전|변경))|위장\s?전입/,
    '주민등록법',
  ],
  [
    /전기차|전기\s?자동차|충전기|충전\s?시설|electric vehicle|charger/i,
    '환경친화적 자동차의 개발 및 보급 촉진에 관한 법률',
  ],
  [/주차(?:장|면|난|대수).{0,20}(?:몇|설치|기준|의무)|주차\s?단속|부설\s?주차장/, '주차장법'],
  [
    /층간\s?소음|장기\s?수선|입주자\s?대표\s?회의|관리\s?주체|동별\s?대표|noise between floors/i,
    '공동주택관리법',
  ],
  [/청약|분양권\s?전매|특별\s?공급|가점|당첨\s?취소|subscription/i, '주택공급에 관한 규칙'],
  [
    /불법\s?(?:건축|증축|확장)|무단\s?(?:증축|용도)|용도\s?변경|건폐율|용적률|건축\s?허가|일조권|building permit/i,
    '건축법',
  ],
  [
    /재개발|정비\s?사업|정비\s?구역|관리\s?처분|조합원\s?(?:분양|입주권|지위)|재건축\s?(?:조합|초과|분담금|부담금)|이주비/,
    '도시 및 주거환경정비법',
  ],
  [/\bDSR\b|\bLTV\b|\bDTI\b|총부채\s?원리금|담보\s?인정\s?비율/i, '은행업감독규정'],
  [/등기\s?(?:신청|비용|수수료|서류|절차)|등기부\s?(?:발급|열람)\s?(?:비용|수수료|방법)/, '부동산등기법'],
  [/경매\s?(?:신청|입찰|절차|비용)|입찰\s?보증금|유찰|명도\s?(?:소송|집행)|강제\s?집행/, '민사집행법'],
  [/외국인\s?등록|체류\s?자격|비자|\bvisa\b/i, '출입국관리법'],
  [/건강\s?보험료|국민\s?연금|실업\s?급여|퇴직금|최저\s?임금/, '사회보험·노동 관계 법령'],
  [/주민\s?등록증|주민\s?등록\s?등본|인감\s?증명/, '주민등록법'],
  [/운전\s?면허|driver'?s? licen[cs]e/i, '도로교통법'],
  [/장애인\s?(?:전용\s?)?주차/, '장애인·노인·임산부 등의 편의증진 보장에 관한 법률'],
  [/난방비|전기\s?요금|도시\s?가스|수도\s?요금|누진제/, '에너지·수도 관계 법령'],
  [/에어비앤비|airbnb|숙박업|도시\s?민박/i, '관광진흥법'],
  [/반려\s?동물\s?등록|목줄/, '동물보호법'],
  [/음주\s?운전|교통\s?사고|자동차\s?보험/, '도로교통법'],
  [/이혼|양육비|재산\s?분할/, '민법'],
]

export const governedElsewhere = (text: string): OutOfScope | null => {
  const found = GOVERNED.find(([pattern]) => pattern.test(text))
  return found ? { governedBy: found[1] } : null
}
