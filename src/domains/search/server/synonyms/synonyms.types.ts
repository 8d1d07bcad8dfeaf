export interface Synonym {
  words: string[]
  same: string[][]
  means: string[]
  categories: string[]
}
