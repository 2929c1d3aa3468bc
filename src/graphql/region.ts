import { RegionLevelEnum } from './enums.ts'
import { Region } from './refs.ts'

Region.implement({
  description: 'A 법정동 region: 시·도, 시·군·구, 동·읍·면·리.',
  fields: (t) => ({
    code: t.exposeString('code', { description: '법정동코드, 10 digits.' }),
    name: t.exposeString('name', { description: 'Own name: “역삼동”.' }),
    fullName: t.exposeString('fullName', {
      description: 'With everything above it: “서울특별시 강남구 역삼동”.',
    }),
    level: t.field({
      type: RegionLevelEnum,
      description: 'Depth in the tree.',
      resolve: (region) => region.level,
    }),
    parent: t.field({
      type: Region,
      nullable: true,
      description: 'The region it lies in; null for a 시·도.',
      resolve: (region) => region.parentId,
    }),
    latitude: t.exposeFloat('latitude', {
      nullable: true,
      description: 'Degrees, WGS 84; null where not known.',
    }),
    longitude: t.exposeFloat('longitude', {
      nullable: true,
      description: 'Degrees, WGS 84; null where not known.',
    }),
  }),
})
