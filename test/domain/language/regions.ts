import { readFileSync } from 'node:fs'
import type { Region } from '../../../src/domain/region.ts'
import { shared } from '../../support/shared.ts'

const levelOf = (code: string): Region['level'] => {
  // 세종 is a 시도 without 시군구; its code has the shape of one.
  if (code.endsWith('00000000') || code === '3611000000') return 'SIDO'
  return code.endsWith('00000') ? 'SIGUNGU' : 'DONG'
}

const regionOf = (code: string, fullName: string): Region => ({
  code,
  fullName: fullName.trim(),
  name: fullName.trim().split(' ').at(-1) ?? '',
  level: levelOf(code),
})

const rows = (text: string): string[][] => text.split('\n').map((line) => line.replace('\r', '').split('\t'))

/** Every 시도 and 시군구, the dongs of our sentences and all that share their names. */
export const someRegions = (): Region[] =>
  rows(readFileSync(new URL('regions.tsv', import.meta.url), 'utf8')).flatMap(([code, fullName]) =>
    code && fullName ? [regionOf(code, fullName)] : [],
  )

/** The whole public code list, where it lies beside the checkout. */
export const allRegions = (): Region[] | undefined => {
  const path = shared('data/regions/region_codes.txt')
  if (!path) return undefined
  return rows(readFileSync(path, 'utf8')).flatMap(([code, fullName, state]) =>
    code && fullName && state?.trim() === '존재' ? [regionOf(code, fullName)] : [],
  )
}
