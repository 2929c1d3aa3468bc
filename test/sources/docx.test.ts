import { describe, expect, test } from 'vitest'
import { fillTemplate } from '../../src/domain/document/template.ts'
import { renderDocx } from '../../src/sources/docx.ts'
import { anOrder, LESSEE_NUMBER, LESSOR_NUMBER, someParties } from '../support/contract.ts'
import { canReadDocx, readDocx } from '../support/docx.ts'

const isZip = (file: Uint8Array) => Buffer.from(file.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'

describe('a contract as DOCX', () => {
  test('is a file of the right kind', async () => {
    const { title, blocks } = fillTemplate(anOrder(), someParties())
    const file = await renderDocx(title, blocks)
    expect(isZip(file)).toBe(true)
  })

  test.skipIf(!canReadDocx())(
    'opens in LibreOffice and reads the same (skipped where soffice or pdftotext is absent)',
    async () => {
      const { title, blocks } = fillTemplate(anOrder(), someParties())
      const { text, pages } = await readDocx(await renderDocx(title, blocks))
      for (const said of [
        '주택임대차계약서',
        '서울특별시마포구아현동777',
        '일금삼억오천만원정',
        '350,000,000',
        '2026년12월1일부터2028년11월30일까지',
        '제13조(분쟁의해결)',
        '반려동물을기를수있다.',
        '김임대',
        LESSOR_NUMBER,
        LESSEE_NUMBER,
        '(서명또는인)',
        '임차인을위한안내',
        `1/${pages}`,
      ]) {
        expect(text).toContain(said)
      }
      expect(pages).toBeGreaterThanOrEqual(3)
      expect(pages).toBeLessThanOrEqual(5)
    },
    120_000,
  )

  test.skipIf(!canReadDocx())(
    'takes texts that XML and Word have a meaning for (skipped where soffice or pdftotext is absent)',
    async () => {
      const hostile = '<w:p>&amp; "인용" ]]> \u0007 {PAGE} 끝'
      const order = anOrder({ templateId: 'sales_contract_v1', price: 120_000 })
      const { title, blocks } = fillTemplate(order, someParties({ specialTerms: [hostile] }))
      const { text } = await readDocx(await renderDocx(title, blocks))
      expect(text).toContain('<w:p>&amp;"인용"]]>')
      expect(text).toContain('{PAGE}끝')
      expect(text).toContain('부동산매매계약서')
    },
    120_000,
  )
})
