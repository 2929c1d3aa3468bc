import { regionInRoman } from '../../domain/message/place.ts'
import { REGION } from '../../store/rows/region.ts'
import { columns } from '../columns.ts'
import { Region } from '../refs.ts'
import { regionsOf } from './region-loader.ts'

Region.implement({
  description: 'A 법정동 region: 시·도, 시·군·구, 동·읍·면·리.',
  fields: (t) => ({
    ...columns(t, REGION, {
      code: '법정동코드, 10 digits.',
      name: 'Own name: “역삼동”.',
      fullName: 'With everything above it: “서울특별시 강남구 역삼동”.',
      level: 'Depth in the tree.',
      latitude: 'Degrees, WGS 84; null where not known.',
      longitude: 'Degrees, WGS 84; null where not known.',
    }),
    label: t.string({
      description: 'Own name in the language of who reads: “역삼동”, “Yeoksam-dong”.',
      resolve: ({ name }, _args, { language }) => (language === 'EN' ? regionInRoman(name) : name),
    }),
    fullLabel: t.string({
      description:
        'With everything above it in the language of who reads: “Yeoksam-dong, Gangnam-gu, Seoul”.',
      resolve: ({ fullName }, _args, { language }) =>
        language === 'EN' ? regionInRoman(fullName) : fullName,
    }),
    parent: t.field({
      type: Region,
      nullable: true,
      description: 'The region it lies in; null for a 시·도.',
      resolve: (region) => region.parentId,
    }),
    validFrom: t.field({
      type: 'Date',
      nullable: true,
      description: 'First day of this code; null where it is not known to have changed, or when.',
      resolve: async ({ code }, _args, { rules }) => (await rules()).regions.validFrom(code),
    }),
    validUntil: t.field({
      type: 'Date',
      nullable: true,
      description: 'Last day of this code; null while it is in force, or where that day is not known.',
      resolve: async ({ code }, _args, { rules }) => (await rules()).regions.validUntil(code),
    }),
    successors: t.field({
      type: [Region],
      description:
        'What took its place: several where it was split. Empty while it is in force. Those that are not in the list of regions are left out.',
      resolve: async ({ code }, _args, context) =>
        regionsOf((await context.rules()).regions.successors(code), context),
    }),
    predecessors: t.field({
      type: [Region],
      description:
        'Whose place it took: several where they were merged. Those that are not in the list of regions are left out.',
      resolve: async ({ code }, _args, context) =>
        regionsOf((await context.rules()).regions.predecessors(code), context),
    }),
  }),
})
