/**
 * What pages have in common. Each of them imports it, so that the bundler puts all of it into one file: a page is then a handful of requests, and the
 * next page has most of them already. Without it every combination of pages that share something becomes a file of its own.
 */
import 'lit';
import 'lit/decorators.js';
import 'lit/directives/keyed.js';
import 'lit/directives/repeat.js';
import '../live/api';
import '../live/approvals';
import '../live/house';
import '../live/pit';
import '../live/session';
import '../live/settings';
import '../live/stream';
import './base';
import './card';
import './card-name';
import './chip';
import './dialog';
import './gradually';
import './hand-link';
import './lasted';
import './listed';
import './money';
import './near';
import './sized';
import './suits';
import './toast';
import './vars';
