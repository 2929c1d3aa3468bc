const LEGAL_FORM = /㈜|\(주\)|주식회사|\(유\)|유한회사|주택공사|도시공사/
const FORMS = new RegExp(LEGAL_FORM, 'g')

/** Whether a party is no person. */
export const isCompany = (name: string | null): name is string => name !== null && LEGAL_FORM.test(name)

/** (주)한들 and 주식회사 한들 are one company. */
export const withoutLegalForm = (name: string): string => name.replace(FORMS, '').replace(/\s/g, '')
