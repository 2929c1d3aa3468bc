/** One item of the detailed sale service, as the ministry answers it. */
export const saleItem = (changes: Record<string, string> = {}): Record<string, string> => ({
  aptDong: ' ',
  aptNm: '파크뷰',
  aptSeq: '41135-107',
  bonbun: '0006',
  bubun: '0000',
  buildYear: '2004',
  buyerGbn: '개인',
  cdealDay: ' ',
  cdealType: ' ',
  dealAmount: '181,100',
  dealDay: '7',
  dealMonth: '4',
  dealYear: '2026',
  dealingGbn: '중개거래',
  estateAgentSggNm: '경기 성남시 분당구, 경기 성남시 수정구',
  excluUseAr: '84.99',
  floor: '10',
  jibun: '6',
  landCd: '1',
  landLeaseholdGbn: 'N',
  rgstDate: ' ',
  roadNm: '정자일로',
  roadNmBonbun: '00248',
  roadNmBubun: '00000',
  sggCd: '41135',
  slerGbn: '개인',
  umdCd: '10300',
  umdNm: '정자동',
  ...changes,
})

const without = (item: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)))

export const rentItem = (changes: Record<string, string> = {}): Record<string, string> => ({
  ...without(
    saleItem(),
    'dealAmount',
    'umdCd',
    'cdealType',
    'cdealDay',
    'dealingGbn',
    'roadNm',
    'roadNmBonbun',
  ),
  roadnm: '정자일로 248',
  roadnmbonbun: '00248',
  contractTerm: '26.05~28.05',
  contractType: '갱신',
  deposit: '90,000',
  monthlyRent: '0',
  preDeposit: ' ',
  preMonthlyRent: ' ',
  useRRRight: '사용',
  ...changes,
})

export const houseItem = (changes: Record<string, string> = {}): Record<string, string> => ({
  sggCd: '41135',
  umdNm: '정자동',
  houseType: '다가구',
  totalFloorAr: '198.4',
  plottageAr: '120.1',
  dealYear: '2026',
  dealMonth: '3',
  dealDay: '2',
  dealAmount: '90,000',
  buildYear: '1994',
  jibun: '1**',
  ...changes,
})

const tags = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => (value === '' ? `<${name}/>` : `<${name}>${value}</${name}>`))
    .join('')

export const molitXml = (
  items: Record<string, string>[],
  { code = '000', message = 'OK', total = items.length, page = 1 } = {},
): string =>
  `<?xml version="1.0" encoding="UTF-8"?><response><header><resultCode>${code}</resultCode><resultMsg>${message}</resultMsg></header>` +
  `<body>${items.length === 0 ? '<items/>' : `<items>${items.map((item) => `<item>${tags(item)}</item>`).join('')}</items>`}` +
  `<numOfRows>1000</numOfRows><pageNo>${page}</pageNo><totalCount>${total}</totalCount></body></response>`

export const molitJson = (items: unknown, total = 1): string =>
  JSON.stringify({
    response: {
      header: { resultCode: '000', resultMsg: 'OK' },
      body: { items, numOfRows: 10, pageNo: 1, totalCount: total },
    },
  })

export const gatewayError = (code: string, message: string): string =>
  `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${message}</returnAuthMsg>` +
  `<returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`
