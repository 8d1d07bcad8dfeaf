export type CategoryType = 'general' | 'vehicle' | 'property'

export type CategoryBranch = {
  readonly name: string
  // Unique in the whole tree; starts with the slug of its parent.
  readonly slug: string
  // Its name in the Noto emoji set; without one, the parent's picture is shown.
  readonly icon?: string
  readonly famous?: true
  readonly adult?: true
  readonly children?: readonly CategoryBranch[]
}

export type CategorySeed = CategoryBranch & { readonly type: CategoryType }
