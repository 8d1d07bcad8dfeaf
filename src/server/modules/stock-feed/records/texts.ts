// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_one_of_the_words = (): string => `Choose one of the words.`
export const at_most_so_many = ({ count }: { count: string | number }): string => `You’ve taught ${count} words. Delete one you no longer need.`
