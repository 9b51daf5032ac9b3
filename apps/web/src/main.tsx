import './styles/layers.css';
import './offline-shell/install-offer.js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadAfterBoard } from './app/preload.js';
import { Root } from './app/root.js';
import { forgetSignedOut } from './session/forget-signed-out.js';
import { loadMessages, preferredLanguage } from './texts/messages.js';
import { keepKeysOfOptions } from './ui/select/keys-of-options.js';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no root element.');
const [messages] = await Promise.all([loadMessages(preferredLanguage()), forgetSignedOut()]);
keepKeysOfOptions();
preloadAfterBoard();
createRoot(element).render(
  <StrictMode>
    <Root messages={messages} />
  </StrictMode>,
);
