import type { Category, AdminCategory } from '#domains/catalogue/common/catalogue.ts'

export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

export interface CategoryBranch extends Category {
  children: CategoryBranch[]
}

/** A category whose parent is missing becomes a root. */
export function categoryTree(categories: Category[]): CategoryBranch[] {
  const branches = new Map(
    categories.map((category) => [category.id, { ...category, children: [] as CategoryBranch[] }]),
  )
  const roots: CategoryBranch[] = []
  for (const branch of branches.values()) {
    const parent = branch.parent_id === null ? undefined : branches.get(branch.parent_id)
    if (parent) parent.children.push(branch)
    else roots.push(branch)
  }
  return roots
}

/** Keeps matches with all descendants, and their ancestors. */
export function matchingBranches(branches: CategoryBranch[], words: string): CategoryBranch[] {
  const wanted = foldText(words)
  if (wanted === '') return branches
  return branches.flatMap((branch) => {
    if (foldText(branch.name).includes(wanted)) return [branch]
    const children = matchingBranches(branch.children, words)
    return children.length > 0 ? [{ ...branch, children }] : []
  })
}

/** The root comes first; empty if the category isn't found. */
export function pathTo<One extends Pick<Category, 'id' | 'parent_id'>>(
  categories: One[],
  id: number | null,
): One[] {
  const category = categories.find((one) => one.id === id)
  return category ? [...pathTo(categories, category.parent_id), category] : []
}

/** Matches word starts: "ute" doesn't match "Computers". */
export function namedSo<One extends Pick<Category, 'name'>>(categories: One[], typed: string): One[] {
  const splitWords = (text: string) =>
    foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  const wanted = splitWords(typed)
  if (wanted.length === 0) return []
  return categories.filter(({ name }) => {
    const words = splitWords(name)
    return wanted.every((one) => words.some((word) => word.startsWith(one)))
  })
}

/** Labels are paths, since two categories may have the same name. */
export function categoryOptions(all: AdminCategory[], some: AdminCategory[]) {
  return some.map(({ id }) => ({
    value: String(id),
    label: pathTo(all, id)
      .map(({ name }) => name)
      .join(' › '),
  }))
}
