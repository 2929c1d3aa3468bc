import type { JEONSE as KO } from '../ko/jeonse.ts'

export const JEONSE: typeof KO = {
  'jeonse.verdict': ({ level, debt }) =>
    `The risk of not getting the deposit back is ${level} (debt to price ${debt}).`,
  'jeonse.withoutSenior': ({ level, debt }) =>
    `If there is no older debt, the risk of not getting the deposit back is ${level} (debt to price ${debt}). Check the register first.`,
  'jeonse.evenWithoutSenior': ({ level, debt }) =>
    `Even without any older debt, the risk of not getting the deposit back is ${level} (debt to price ${debt}). A mortgage in the register makes it higher.`,
  'jeonse.range': ({ least, most }) =>
    `The size of this home is not known, so its risk is not judged. By the prices of homes sold around it, debt to price lies between ${least} and ${most}.`,
  'jeonse.tellArea':
    'Tell the exclusive area of the home or what it would sell for, and the risk can be calculated.',
  'jeonse.tellRegion':
    'Tell the district or dong, and small-deposit protection, the limit of the guarantee and reported prices of the place are added.',
  'jeonse.ratio': ({ value }) => `Deposit to price (jeonse ratio): ${value}`,
  'jeonse.debtRatio': ({ value }) => `Deposit and older debt to price (debt ratio): ${value}`,
  'jeonse.left': ({ value }) => `Left of the price after deposit and older debt: ${value}`,
  'jeonse.insurable':
    'Deposit guarantee: the limits on deposit, debt and older debt are kept. Ask the insurer about the other conditions.',
  'jeonse.uninsurable':
    'Deposit guarantee: the limits on deposit, debt and older debt are not kept. Ask the insurer about the other conditions.',
  'jeonse.insurableByRegion':
    'Deposit guarantee: the limits on debt and older debt are kept; that on the deposit depends on the region.',
  'jeonse.priority': ({ value }) => `Paid first at an auction: ${value}`,
  'jeonse.lowest': ({ price, level, debt }) =>
    `At ${price}, the lowest price in the same scope, debt to price is ${debt} and the risk ${level}. Prices differ by complex and floor: check against the sale price of this home or complex.`,
  'jeonse.room': ({ low, high }) =>
    `Above ${low} of older debt the risk becomes medium, above ${high} high. Compare with the maximum claim amounts in part B (을구) of the register.`,
  'jeonse.roomNone': ({ high }) =>
    `The deposit alone is in the medium band; above ${high} of older debt the risk becomes high. Compare with the maximum claim amounts in part B (을구) of the register.`,
  'jeonse.advice.register':
    'Get a fresh copy of the register before signing and on the day of the balance: part A (갑구) for the owner, attachments and trusts, part B (을구) for mortgages and jeonse rights.',
  'jeonse.advice.tenants':
    'In a house with several households, find out the deposits of the tenants who came before (확정일자 부여현황).',
  'jeonse.advice.taxes': 'Ask the landlord for certificates of paid national and local taxes.',
  'jeonse.advice.day': 'Report moving in and get the fixed date (확정일자) on the day you move.',
  'jeonse.advice.insure':
    'If the limits are kept, take out the deposit guarantee, and agree in writing that the contract ends without loss where it is refused.',
  'jeonse.advice.unsafe': 'Better not sign before older debt or the deposit is lower.',

  'danger.ratio': ({ share, level }) => `At ${share} of the price the risk is in the ${level} band.`,
  'danger.bands': ({ low, medium }) =>
    `Older debt and deposit together: up to ${low} of the price the risk is low, up to ${medium} medium, above that high.`,
  'danger.insured': ({ debt, senior }) =>
    `Above ${debt} together, or ${senior} of older debt alone, the deposit cannot be insured (HUG).`,
  'danger.trust':
    'A home in trust belongs to the trust company. Read the trust register (신탁원부) for who may let it, and do not sign with the former owner alone.',
  'danger.seizure':
    'Attachments, provisional registrations or an auction come before the deposit. Better not sign before they are deleted.',
  'danger.mortgage':
    'An older mortgage is paid before the deposit at an auction. Add its maximum claim amount (part B of the register) to the deposit, compare with the price, and agree that it is deleted when the balance is paid.',
  'danger.owner':
    'Check that whoever signs is the owner in the register; of an agent ask for the power of attorney and the seal certificate, and call the owner. Pay into the owner’s account.',
  'danger.building':
    'A home with illegal building work may be refused the guarantee and loans. Look for the mark in the building register.',
  'danger.tell':
    'Tell the deposit, the price (or district and area) and the mortgage, and the risk of that home is worked out.',

  'priority.within': ({ region, ceiling, amount }) =>
    `In ${region} a deposit of up to ${ceiling} is paid first up to ${amount}.`,
  'priority.yours': ({ deposit, amount }) =>
    `Of a deposit of ${deposit} at most ${amount} is paid first at an auction.`,
  'priority.none': ({ deposit, ceiling }) =>
    `A deposit of ${deposit} is above the ceiling of ${ceiling}, so nothing is paid first. With opposing power and a fixed date it is paid in its rank.`,
  'priority.half':
    'At most half of the price of the home (with its land) is paid so, shared among its tenants.',
  'priority.day':
    'What counts is the day of the first mortgage on the home, not that of the lease; older rows are lower.',
  'priority.since': ({ from }) =>
    `What counts is the day of the first mortgage on the home, not that of the lease: the rule from ${from} is used.`,
  'priority.turns': ({ from, ceiling, amount }) =>
    `If the mortgage dates from ${from} or later, a deposit of up to ${ceiling} is paid first up to ${amount}.`,
  'priority.before': ({ until, ceiling, amount }) =>
    `For a mortgage of ${until} or earlier the limits are lower: the rule just before paid up to ${amount} of a deposit of up to ${ceiling}.`,
  'priority.moved': 'The tenant must have moved in and reported it before the auction is registered.',
  'priority.straddles': 'This place lies in two tiers and the lower one is told. The dong makes it exact.',
  'priority.noRegion': 'Tell the region and only its sums are named.',
  'priority.rule': 'Ceilings and sums by region stand in the rule below.',

  'guarantee.conditions': ({ capital, elsewhere, debt, senior }) =>
    `The deposit may be up to ${capital} in the capital region and ${elsewhere} elsewhere; older debt and deposit together up to ${debt} of the price, older debt alone up to ${senior} (HUG).`,
  'guarantee.also':
    'The tenant needs the moving-in report and the fixed date, and must apply in the first half of the lease.',
  'guarantee.broken':
    'A home with illegal building work, an attachment or an auction, or a barred landlord, is not insured.',
  'guarantee.price':
    'The price is that of KB or the Korea Real Estate Board, else one worked out from the official assessment.',
  'guarantee.check': 'Conditions and fees change: ask HUG, HF or SGI about this home before signing.',
}
