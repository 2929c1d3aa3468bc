import { expect, test } from 'vitest'
import {
  HOUSEHOLD_KINDS,
  householdInEnglish,
  householdPart,
  readHouseholdPart,
} from '../../src/domain/household.ts'

test('every part of a household is read back as it was written', () => {
  for (const kind of HOUSEHOLD_KINDS)
    for (const count of kind === 'size' ? [2, 3, 4, 5, 6] : kind === 'children' ? [1, 2, 3, 4] : [1])
      expect(readHouseholdPart(householdPart(kind, count))).toEqual({ kind, count })
})

test('it is told in English, and as it is where it is in other words', () => {
  expect(
    ['신혼부부', '1인 가구', '4인 가구', '자녀 1명', '자녀 2명', '부모님과 함께', '반려동물'].map(
      householdInEnglish,
    ),
  ).toEqual([
    'newlyweds',
    'living alone',
    'a household of 4',
    '1 child',
    '2 children',
    'living with parents',
    'pets',
  ])
  expect(householdInEnglish('쌍둥이')).toBe('쌍둥이')
})
