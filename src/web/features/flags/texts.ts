// Written by `npm run texts` from texts.json, where the texts stand.

export const report = (): string => `Report`
export const choose_whats_wrong = (): string => `Choose what’s wrong.`
export const report_sent = (): string => `Report sent`
export const well_let_you_know_what_we_decide = (): string => `We’ll let you know what we decide.`
export const report_this_listing = (): string => `Report this listing`
export const we_look_at_every_report_and_well_send = ({ title }: { title: string | number }): string => `We look at every report, and we’ll send you a notification and an email with our decision on “${title}”. The seller won’t know who reported it.`
export const send_report = (): string => `Send report`
export const whats_wrong = (): string => `What’s wrong?`
export const details = (): string => `Details`
export const only_our_team_sees_this = (): string => `Only our team sees this.`
export const report_name = ({ name }: { name: string | number }): string => `Report ${name}`
export const report_the_review_by_name = ({ name }: { name: string | number }): string => `Report the review by ${name}`
export const report_this_review = (): string => `Report this review`
export const we_look_at_every_report_of_a_member = ({ name }: { name: string | number }): string => `We look at every report, and we’ll send you a notification and an email with our decision. ${name} won’t know who reported it.`
export const report_this_message = (): string => `Report this message`
export const report_this_question = (): string => `Report this question`
export const report_this_answer = (): string => `Report this answer`
export const our_team_sees_this_message_and_a_few_around = ({ name }: { name: string | number }): string => `Our team sees this message and a few around it, as they are now. We won’t tell ${name} who reported it.`
export const report_message_by_name = ({ name }: { name: string | number }): string => `Report message from ${name}`
export const report_question_by_name = ({ name }: { name: string | number }): string => `Report question from ${name}`
export const report_answer_by_name = ({ name }: { name: string | number }): string => `Report answer from ${name}`
