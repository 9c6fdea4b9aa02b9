export const announcementText = {
  region: 'Announcements',
  pause: 'Pause the announcements',
  play: 'Play the announcements',
  next: 'Next announcement',
  dismiss: 'Dismiss this announcement',
};
