// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const the_deposit = ({ deposit, amount, months }: { deposit: string | number; amount: string | number; months: number }): string => `You pay a deposit of ${deposit} and borrow ${amount} over ${choosePlural(months, { 'one': `${formatCount(months)} month`, 'other': `${formatCount(months)} months` })}.`
export const no_deposit = ({ amount, months }: { amount: string | number; months: number }): string => `You pay no deposit and borrow ${amount} over ${choosePlural(months, { 'one': `${formatCount(months)} month`, 'other': `${formatCount(months)} months` })}.`
export const the_rate = ({ rate }: { rate: string | number }): string => `The interest rate is ${rate} a year, fixed for the whole term. Interest is charged on what you still owe, each time you make a repayment.`
export const no_interest = (): string => `No interest is charged.`
export const establishment_fee = ({ fee }: { fee: string | number }): string => `The establishment fee of ${fee} is added to the loan.`
export const monthly_fee = ({ fee }: { fee: string | number }): string => `The account fee of ${fee} a month is part of the repayments.`
export const no_fees = (): string => `There are no fees.`
export const weekly_repayments = ({ count, repayment, last }: { count: number; repayment: string | number; last: string | number }): string => `You make ${choosePlural(count, { 'one': `${formatCount(count)} weekly repayment`, 'other': `${formatCount(count)} weekly repayments` })} of ${repayment}. The last one is ${last}.`
export const fortnightly_repayments = ({ count, repayment, last }: { count: number; repayment: string | number; last: string | number }): string => `You make ${choosePlural(count, { 'one': `${formatCount(count)} fortnightly repayment`, 'other': `${formatCount(count)} fortnightly repayments` })} of ${repayment}. The last one is ${last}.`
export const monthly_repayments = ({ count, repayment, last }: { count: number; repayment: string | number; last: string | number }): string => `You make ${choosePlural(count, { 'one': `${formatCount(count)} monthly repayment`, 'other': `${formatCount(count)} monthly repayments` })} of ${repayment}. The last one is ${last}.`
export const the_total = ({ total, price, interest, fees }: { total: string | number; price: string | number; interest: string | number; fees: string | number }): string => `With the deposit you pay ${total} in all: the price of ${price}, ${interest} of interest and ${fees} of fees.`
export const fees_none = (): string => `no fees`
export const fees_establishment = ({ establishment }: { establishment: string | number }): string => `${establishment} to set it up`
export const fees_monthly = ({ monthly }: { monthly: string | number }): string => `${monthly} a month`
export const fees_both = ({ establishment, monthly }: { establishment: string | number; monthly: string | number }): string => `${establishment} to set it up and ${monthly} a month`
export const the_consent = ({ recipient }: { recipient: string | number }): string => `I agree that Hoko sends my name, email, phone number and this estimate to ${recipient}, so that they can contact me about finance for this vehicle. I know I can withdraw my consent in my Hoko settings at any time.`
