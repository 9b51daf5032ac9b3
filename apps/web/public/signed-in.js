import { finishSignIn } from '/session.js';

const fault = await finishSignIn();
if (fault === null) location.replace('/settings');
else {
  document.querySelector('h1').textContent = 'You are not signed in';
  document.getElementById('fault').textContent = fault;
}
