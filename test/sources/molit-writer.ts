/** Column layouts of rt.molit.go.kr downloads, by kind and year. */
export const LAYOUTS = {
  apartmentSale2021: {
    subject: '아파트(매매)',
    propertyType: 'APARTMENT',
    columns:
      '시군구,번지,본번,부번,단지명,전용면적(㎡),계약년월,계약일,거래금액(만원),층,건축년도,도로명,해제사유발생일,거래유형,중개사소재지',
  },
  apartmentSale2024: {
    subject: '아파트(매매)',
    propertyType: 'APARTMENT',
    columns:
      'NO,시군구,번지,본번,부번,단지명,전용면적(㎡),계약년월,계약일,거래금액(만원),동,층,매수자,매도자,건축년도,도로명,해제사유발생일,거래유형,중개사소재지,등기일자',
  },
  apartmentRent: {
    subject: '아파트(전월세)',
    propertyType: 'APARTMENT',
    columns:
      'NO,시군구,번지,본번,부번,단지명,전월세구분,전용면적(㎡),계약년월,계약일,보증금(만원),월세금(만원),층,건축년도,도로명,계약기간,계약구분,갱신요구권 사용,종전계약 보증금(만원),종전계약 월세(만원),주택유형',
  },
  villaSale: {
    subject: '연립다세대(매매)',
    propertyType: 'VILLA',
    columns:
      'NO,시군구,번지,본번,부번,건물명,전용면적(㎡),대지권면적(㎡),계약년월,계약일,거래금액(만원),층,매수자,매도자,건축년도,도로명,해제사유발생일,거래유형,중개사소재지,등기일자,주택유형',
  },
  officetelRent: {
    subject: '오피스텔(전월세)',
    propertyType: 'OFFICETEL',
    columns:
      'NO,시군구,번지,본번,부번,단지명,전월세구분,전용면적(㎡),계약년월,계약일,보증금(만원),월세금(만원),층,건축년도,도로명,계약기간,계약구분,갱신요구권 사용,종전계약 보증금(만원),종전계약 월세(만원)',
  },
  houseSale: {
    subject: '단독다가구(매매)',
    propertyType: 'HOUSE',
    columns:
      'NO,시군구,번지,도로조건,주택유형,연면적(㎡),대지면적(㎡),계약년월,계약일,거래금액(만원),매수자,매도자,건축년도,도로명,해제사유발생일,거래유형,중개사소재지',
  },
  houseRent: {
    subject: '단독다가구(전월세)',
    propertyType: 'HOUSE',
    columns:
      'NO,시군구,번지,도로조건,계약면적(㎡),전월세구분,계약년월,계약일,보증금(만원),월세금(만원),건축년도,도로명,계약기간,계약구분,갱신요구권 사용,종전계약 보증금(만원),종전계약 월세(만원),주택유형',
  },
} as const

/** The 15 lines above the header of a CSV download. */
export const preambleOf = (subject: string): string[] => [
  '□ 본 서비스에서 제공하는 정보는 법적인 효력이 없으므로 참고용으로만 활용하시기 바랍니다.',
  '□ 신고정보가 실시간 변경, 해제되어 제공시점에 따라 공개건수 및 내용이 상이할 수 있습니다.',
  '□ 본 자료는 계약일 기준입니다. (※ 7월 계약, 8월 신고건 → 7월 거래건으로 제공)',
  '□ 통계자료 활용시에는 수치가 왜곡될 수 있으니 참고자료로만 활용하시기 바랍니다.',
  '',
  '* 궁금하신 점이나 문의사항은 콜센터 1588-0149로 연락 주시기 바랍니다.',
  '□ 검색조건',
  '계약일자 : 2026-08-01 ~ 2026-08-07',
  `실거래구분 : ${subject}`,
  '주소구분 : 지번주소',
  '시도 : 서울특별시',
  '시군구 : 강남구',
  '읍면동 : 전체',
  '면적 : 전체',
  '금액선택 : 전체',
]

const quote = (value: string) => `"${value.replaceAll('"', '""')}"`

/** A download as the site writes it: every cell quoted, CRLF; columns that a row does not name hold “-”. */
export const writeMolit = (
  layout: { columns: string; preamble: readonly string[] },
  rows: readonly Record<string, string>[],
): string => {
  const columns = layout.columns.split(',')
  const lines = [
    ...layout.preamble.map(quote),
    columns.map(quote).join(','),
    ...rows.map((row, i) =>
      columns.map((name) => quote(row[name] ?? (name === 'NO' ? String(i + 1) : '-'))).join(','),
    ),
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}
