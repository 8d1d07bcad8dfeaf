// Written by `npm run texts` from texts.json, where the texts stand.

export const this_member_cant_sign_in_so_they_cant = (): string => `This member can’t sign in, so they can’t read it.`
export const another_admin_has_just_answered = (): string => `Another admin has just answered. Read their reply, then send yours if it’s still needed.`
export const choose_someone_who_can_answer = (): string => `Choose someone who can answer support requests`
export const another_reply_has_this_title = (): string => `Another saved reply has this title.`
export const the_member_has_written_again = (): string => `The member has just written again. Read it, then send yours.`
export const one_of_the_photos_is_gone = (): string => `One of the photos is gone. Please add it again.`
export const photos_cant_go_by_email = (): string => `This person reads your answer by email. Remove the photos and send it again.`
export const email_and_phone = ({ email, phone }: { email: string | number; phone: string | number }): string => `${email}, ${phone}`
export const answer_the_message = (): string => `Answer the message`
export const write_to_us_again = (): string => `Write to us again`
export const sample_message = (): string => `I can’t find my invoice. Where do I look?`
export const sample_answer = (): string => `You’ll find all your invoices in your settings, under Plan and payments.`
export const sample_name = (): string => `Mere`
