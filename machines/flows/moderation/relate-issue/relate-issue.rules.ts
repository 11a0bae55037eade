/** The words around a related issue. */
export const relatedTexts = {
  placeholder: 'GAT-123-1 or GAT-123-KI-1',
  updated: 'The related issue code has been successfully updated.',
  notUpdated: 'There was an issue with submitting your changes. Please try again later.',
  deleted: 'The related issue has been successfully deleted.',
  notDeleted: 'There was an issue with deleting the related issue. Please try again later.',
  askEdit: 'Delete and request tester edit',
  letPass: 'Delete and mark the case as passed',
} as const;
