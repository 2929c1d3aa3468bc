import type { Home } from './home.ts'
import { stemOf } from './names.ts'
import { randomOf } from './random.ts'
import type { FacilityRow } from './rows.ts'
import { stationLabel } from './stations.ts'

/** Named by the pattern that schools of a dong follow; no claim that each of them exists. */
const schoolsOf = (dong: string, code: string) => {
  const random = randomOf(`schools ${code}`)
  const stem = stemOf(dong)
  const second = random.pick(['서', '남', '북', '중앙'])
  return {
    elementary: random.chance(0.6) ? [`${stem}초등학교`, `${stem}${second}초등학교`] : [`${stem}초등학교`],
    middle: [`${stem}중학교`],
    high: random.chance(0.7) ? [`${stem}고등학교`] : [],
  }
}

export const demoFacility = ({ row, quarter, walk }: Home): FacilityRow => {
  const schools = schoolsOf(quarter.region.name, quarter.region.code)
  return {
    propertyCode: row.code,
    subwayLine: walk?.station.lines ?? null,
    subwayStation: walk === null ? null : stationLabel(walk.station),
    subwayDistance: walk?.distance ?? null,
    subwayWalkingTime: walk?.minutes ?? null,
    elementarySchools: schools.elementary,
    middleSchools: schools.middle,
    highSchools: schools.high,
  }
}
