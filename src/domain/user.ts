export const USER_TYPES = ['GUEST', 'USER', 'AGENT', 'ADMIN'] as const
export type UserType = (typeof USER_TYPES)[number]

/** What a token that was sent by mail is good for. */
export const MAIL_PURPOSES = ['PASSWORD_RESET', 'EMAIL_VERIFICATION'] as const
export type MailPurpose = (typeof MAIL_PURPOSES)[number]

export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const
export type Gender = (typeof GENDERS)[number]

export const SOCIAL_PROVIDERS = ['GOOGLE', 'KAKAO', 'NAVER', 'APPLE'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]
