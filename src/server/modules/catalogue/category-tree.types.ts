export type CategoryType = 'general' | 'vehicle' | 'property'

export type CategoryBranch = {
  readonly name: string
  // Unique in the whole tree; starts with the slug of its parent.
  readonly slug: string
  // A picture's name in the Noto emoji set; a category without one shows the picture of its parent.
  readonly icon?: string
  readonly famous?: true
  readonly adult?: true
  readonly children?: readonly CategoryBranch[]
}

export type CategorySeed = CategoryBranch & { readonly type: CategoryType }
