/** What stands around a screen with menus, downloaded for itself: `/login` has none of it. */
export const frameParts = {
  foot: async () => ({ default: (await import('./app-foot.tsx')).AppFoot }),
  bottomBar: async () => ({ default: (await import('./bottom-bar.tsx')).BottomBar }),
  profileLink: async () => ({ default: (await import('./profile-link.tsx')).ProfileLink }),
} as const;
