type Row = Record<string, unknown>

/** An ad as /api/articles/complex/{no} lists it. */
export const article = (changes: Row = {}): Row => ({
  articleNo: '2541234567',
  articleName: '파크뷰',
  articleStatus: 'R0',
  realEstateTypeCode: 'APT',
  realEstateTypeName: '아파트',
  tradeTypeCode: 'A1',
  tradeTypeName: '매매',
  verificationTypeCode: 'OWNER',
  floorInfo: '3/15',
  priceChangeState: 'SAME',
  dealOrWarrantPrc: '18억 1,000',
  areaName: '112A',
  area1: 112,
  area2: 84.99,
  direction: '남향',
  articleConfirmYmd: '20261011',
  articleFeatureDesc: '확장 올수리',
  tagList: ['25년이상', '대단지', '1층'],
  buildingName: '605동',
  sameAddrCnt: 3,
  realtorName: '정자공인중개사사무소',
  cpName: '매경부동산',
  latitude: '37.3721',
  longitude: '127.1092',
  isDirectTrade: false,
  complexNo: '2632',
  cortarNo: '4113510300',
  ...changes,
})

export const complexDetail = (changes: Row = {}): Row => ({
  complexNo: '2632',
  complexName: '파크뷰',
  cortarNo: '4113510300',
  cortarAddress: '경기도 성남시 분당구 정자동',
  detailAddress: '6',
  roadAddressPrefix: '경기도 성남시 분당구',
  roadAddress: '정자일로 248',
  realEstateTypeCode: 'APT',
  totalHouseholdCount: 1829,
  useApproveYmd: '20040604',
  totalDongCount: '13',
  batlRatio: '356',
  btlRatio: '13',
  pyeongs: [
    { pyeongNo: '1', supplyAreaDouble: '110.5', exclusiveArea: '84.99', householdCountByPyeong: '700' },
    { pyeongNo: '2', supplyAreaDouble: '182.1', exclusiveArea: '139.7', householdCountByPyeong: '300' },
  ],
  ...changes,
})

export const marker = (changes: Row = {}): Row => ({
  markerId: '2632',
  markerType: 'COMPLEX',
  latitude: 37.3721,
  longitude: 127.1092,
  complexName: '파크뷰',
  realEstateTypeCode: 'APT',
  realEstateTypeName: '아파트',
  completionYearMonth: '200406',
  totalDongCount: 13,
  totalHouseholdCount: 1829,
  floorAreaRatio: 356,
  ...changes,
})

/** A row of the mobile one-room export, whose cells are all text. */
export const oneRoom = (changes: Row = {}): Row => ({
  atclNo: '2599000001',
  cortarNo: '4113510300',
  atclNm: '원룸',
  realEstateTypeCode: 'C01',
  tradeTypeCode: 'B2',
  hanPrc: '1,000',
  rentPrc: '65',
  atclCfmYmd: '26.09.18.',
  spc1: '33.0',
  spc2: '23.1',
  direction: '남향',
  flrInfo: '2/4',
  tagList: "['25년이상', '1층']",
  atclFetrDesc: '역세권, 풀옵션',
  rltrNm: '수내공인',
  cpNm: '부동산뱅크',
  directTradYn: 'N',
  ...changes,
})

export const ndjson = (...rows: Row[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

const cell = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`
export const csv = (...rows: Row[]): string => {
  const header = Object.keys(rows[0] ?? {})
  return [header.join(','), ...rows.map((row) => header.map((name) => cell(row[name])).join(','))]
    .map((line) => `${line}\n`)
    .join('')
}
