export const second_person_acts = ['delete_member', 'refund_payment'] as const
export type SecondPersonAct = (typeof second_person_acts)[number]

export const proposal_days = 7
