type Row = Record<string, unknown>

export const loanBase = (changes: Row = {}): Row => ({
  dcls_month: '202610',
  fin_co_no: '0010927',
  fin_prdt_cd: 'HJ01',
  kor_co_nm: '한빛은행',
  fin_prdt_nm: '한빛전세론',
  join_way: '영업점,인터넷',
  loan_inci_expn: '인지세',
  loan_lmt: '최대 2억원',
  dcls_strt_day: '20261020',
  dcls_end_day: null,
  fin_co_subm_day: '202610200900',
  ...changes,
})

export const loanOption = (changes: Row = {}): Row => ({
  dcls_month: '202610',
  fin_co_no: '0010927',
  fin_prdt_cd: 'HJ01',
  rpay_type: 'S',
  rpay_type_nm: '만기일시상환방식',
  lend_rate_type: 'C',
  lend_rate_type_nm: '변동금리',
  lend_rate_min: '3.61',
  lend_rate_max: 4.9,
  lend_rate_avg: null,
  ...changes,
})

interface Page {
  division?: string
  base?: Row[]
  options?: Row[]
  page?: number
  pages?: number
  code?: string
  message?: string
}

export const finlifeJson = (page: Page = {}): string => {
  const { division = 'R', base = [loanBase()], options = [loanOption()] } = page
  return JSON.stringify({
    result: {
      prdt_div: division,
      total_count: String(base.length),
      max_page_no: page.pages ?? 1,
      now_page_no: page.page ?? 1,
      err_cd: page.code ?? '000',
      err_msg: page.message ?? '정상',
      baseList: base,
      optionList: options,
    },
  })
}

const tags = (row: Row) =>
  Object.entries(row)
    .map(([name, value]) =>
      value === null ? `<${name}/>` : `<${name}><![CDATA[${String(value)}]]></${name}>`,
    )
    .join('')

/** The same products as {@link finlifeJson}, in the nested shape, without the keys in the options. */
export const finlifeXml = (products: { base: Row; options: Row[] }[], division = 'R'): string => {
  const keys = new Set(['fin_co_no', 'fin_prdt_cd', 'dcls_month'])
  const bare = (row: Row) => Object.fromEntries(Object.entries(row).filter(([name]) => !keys.has(name)))
  const written = products.map(
    ({ base, options }) =>
      `<product><baseinfo>${tags(base)}</baseinfo><options>${options
        .map((option) => `<option>${tags(bare(option))}</option>`)
        .join('')}</options></product>`,
  )
  return (
    `<?xml version="1.0" encoding="utf-8"?><result><prdt_div>${division}</prdt_div><total_count>${products.length}</total_count>` +
    `<max_page_no>1</max_page_no><now_page_no>1</now_page_no><err_cd>000</err_cd><err_msg>정상</err_msg>` +
    `<products>${written.join('')}</products></result>`
  )
}
