import { z } from 'zod'
import type { ContractParties } from '../input-response.ts'
import { exactManwon } from '../money.ts'
import { maskPersonalData } from '../personal-data.ts'
import { PROPERTY_TYPES } from '../property.ts'
import { maskResidentNumber } from '../resident-number.ts'

const maskedParty = z.object({
  /** “홍○동”. */
  name: z.string(),
  /** The first two words: 시·도 and 시·군·구. */
  address: z.string(),
  phone: z.string(),
  /** “900101-1******”; null where it was not given. */
  residentRegistrationNumber: z.string().nullable(),
})

export const maskedHome = z.object({
  /** The first two words. */
  address: z.string(),
  name: z.string().nullish(),
  unit: z.string().nullish(),
  propertyType: z.enum(PROPERTY_TYPES).nullish(),
  exclusiveArea: z.number().nullish(),
})

/** What anybody but the owner's document may hold of the parties: the terms, and who they are only in outline. */
export const maskedParties = z.object({
  lessor: maskedParty,
  lessee: maskedParty,
  home: maskedHome.nullable().default(null),
  deposit: exactManwon.nullable(),
  monthlyRent: exactManwon.nullable(),
  price: exactManwon.nullable().default(null),
  startDate: z.string(),
  endDate: z.string(),
  specialTerms: z.array(z.string()),
})
export type MaskedParties = z.infer<typeof maskedParties>

type Party = ContractParties['lessor']

const SHORT_PHONE = /\d(?=\d{4}$)|\d(?=\d*-\d{4}$)/g

const maskName = (name: string): string => {
  const letters = [...name]
  if (letters.length < 2) return '○'
  const shown = (index: number) => index === 0 || (index === letters.length - 1 && letters.length > 2)
  return letters.map((letter, index) => (shown(index) || letter === ' ' ? letter : '○')).join('')
}

const maskPhone = (phone: string): string => {
  const masked = maskPersonalData(phone)
  return masked === phone ? phone.replace(SHORT_PHONE, '*') : masked
}

const maskAddress = (address: string): string => {
  const words = address.split(/\s+/)
  return words.length > 2 ? `${words.slice(0, 2).join(' ')} ○○○` : '○○○'
}

const maskParty = (party: Party): MaskedParties['lessor'] => ({
  name: maskName(party.name),
  address: maskAddress(party.address),
  phone: maskPhone(party.phone),
  residentRegistrationNumber:
    party.residentRegistrationNumber == null ? null : maskResidentNumber(party.residentRegistrationNumber),
})

/** Replaces what identifies the parties wherever it stands in a text: for findings that quote the contract. */
export const maskPartiesIn = (text: string, { lessor, lessee, home }: ContractParties): string => {
  const known = [lessor, lessee].flatMap((party) => {
    const masked = maskParty(party)
    return [
      [party.address, masked.address],
      [party.phone, masked.phone],
      [party.name, masked.name],
    ] as const
  })
  const ofHome = home == null ? [] : ([[home.address, maskAddress(home.address)]] as const)
  return maskPersonalData(
    [...known, ...ofHome]
      .filter(([clear]) => [...clear].length > 1)
      .toSorted(([a], [b]) => b.length - a.length)
      .reduce((rest, [clear, masked]) => rest.replaceAll(clear, masked), text),
  )
}

/** Of a home of one's own the region and what kind it is: where it stands is where somebody lives. */
export const maskHome = (home: ContractParties['home']): MaskedParties['home'] =>
  home == null
    ? null
    : { ...home, address: maskAddress(home.address), unit: home.unit == null ? null : '○○○' }

export const maskParties = (parties: ContractParties): MaskedParties => ({
  lessor: maskParty(parties.lessor),
  lessee: maskParty(parties.lessee),
  home: maskHome(parties.home),
  deposit: parties.deposit ?? null,
  monthlyRent: parties.monthlyRent ?? null,
  price: parties.price ?? null,
  startDate: parties.startDate,
  endDate: parties.endDate,
  specialTerms: (parties.specialTerms ?? []).map((term) => maskPartiesIn(term, parties)),
})
