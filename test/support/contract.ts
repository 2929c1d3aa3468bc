import type { DocumentOrder } from '../../src/domain/document/template.ts'
import type { ContractParties } from '../../src/domain/input-response.ts'

export const LESSOR_NUMBER = '900101-1234568'
export const LESSEE_NUMBER = '850315-2345678'

/** An answer to CONTRACT_PARTIES. */
export const someParties = (change: Partial<ContractParties> = {}): ContractParties => ({
  lessor: {
    name: '김임대',
    address: '서울특별시 마포구 월드컵로 100',
    phone: '010-1234-5678',
    residentRegistrationNumber: LESSOR_NUMBER,
  },
  lessee: {
    name: '박임차',
    address: '경기도 성남시 분당구 정자로 20',
    phone: '010-8765-4321',
    residentRegistrationNumber: LESSEE_NUMBER,
  },
  deposit: 35_000,
  monthlyRent: 50,
  startDate: '2026-12-01',
  endDate: '2028-11-30',
  specialTerms: ['반려동물을 기를 수 있다.', '임대인은 잔금일까지 근저당권을 말소한다.'],
  ...change,
})

export const anOrder = (change: Partial<DocumentOrder> = {}): DocumentOrder => ({
  templateId: 'lease_contract_v1',
  home: {
    name: '래미안푸르지오',
    address: '서울특별시 마포구 아현동 777',
    unit: null,
    propertyType: 'APARTMENT',
    exclusiveArea: 84.9,
  },
  kind: 'NEW',
  price: null,
  payments: null,
  signedOn: null,
  ...change,
})
